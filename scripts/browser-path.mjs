import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * @returns {string | undefined} the first browser found: CHROMIUM_PATH, the system's, Playwright's own
 */
export function browserPath() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return places.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Start flags that keep the browser off the network and running inside containers. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
