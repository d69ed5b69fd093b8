/** Serves the built page on 127.0.0.1, at a free port. */
export declare function serveDemo(): Promise<{ origin: string; close: () => void }>;
