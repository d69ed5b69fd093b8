import { existsSync } from 'node:fs';

/** How tests start Chromium. */
export const CHROMIUM: { executablePath: string; args: string[] } = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const hasChromium: boolean = existsSync(CHROMIUM.executablePath);
