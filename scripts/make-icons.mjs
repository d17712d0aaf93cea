// npm run icons: draws the PNG icons of the installable app from static/icon.svg. Run after changing it.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserFlags } from './browser-path.mjs';
import { ensureBrowser } from './ensure-browser.mjs';

const svg = readFileSync('static/icon.svg', 'utf8');

/** A maskable icon keeps its picture in the inner 80 % and fills the rest with its ground. */
const shapes = [
  { name: 'icon-192', size: 192, inset: 0 },
  { name: 'icon-512', size: 512, inset: 0 },
  { name: 'icon-maskable-512', size: 512, inset: 0.1 },
];

mkdirSync('static/icons', { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
for (const { name, size, inset } of shapes) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = inset > 0 ? '#1C2127' : 'transparent';
  const style = `margin:0;background:${ground}`;
  const pad = size * inset;
  const inner = size - 2 * pad;
  await page.setContent(
    `<body style="${style}"><div style="position:absolute;inset:${pad}px;width:${inner}px;height:${inner}px">${svg}</div>`,
  );
  await page.screenshot({ path: `static/icons/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
