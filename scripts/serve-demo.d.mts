/** Serves the built page on 127.0.0.1, at a port of its own. */
export declare function serveDemo(): Promise<{ origin: string; close: () => void }>;
