/** Serves a built site on 127.0.0.1. Port 0 is any free one. `policy` is a content security policy for all answers. */
export declare function serveSite(
  folder: string,
  port?: number,
  policy?: string,
): Promise<{ origin: string; close: () => void }>;
