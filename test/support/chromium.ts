import { existsSync } from 'node:fs';

/** Where Debian installs it. The first has no window to draw, and opens pages in less than half the time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How tests start Chromium. */
export const CHROMIUM: { executablePath: string; args: string[] } = {
  executablePath: process.env.CHROMIUM_PATH ?? PLACES.find(existsSync) ?? PLACES[1],
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
