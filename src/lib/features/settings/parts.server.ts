/** What the about page says of versions and of parts by others, read from the packages when the page is made. */
import { readFileSync } from 'node:fs';
import { RULES_VERSION } from '$lib/grail';

export interface Part {
  name: string;
  version: string;
  license: string;
}

/** Packages that only the build needs, but whose work stands in the finished site. */
const ALSO = ['svelte', '@sveltejs/kit', '@inlang/paraglide-js', 'elkjs', 'opencc-js', 'workbox-core'];

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const manifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

function part(name: string): Part {
  const { version, license } = manifest(`node_modules/${name}/package.json`);
  if (license === undefined) throw new Error(`${name} says no licence in its package.json`);
  return { name, version, license };
}

/** @throws if a part has no licence: then it may not be used */
export function partsUsed(): Part[] {
  const { dependencies = {} } = manifest('package.json');
  return [...new Set([...Object.keys(dependencies), ...ALSO])].sort().map(part);
}

export const versions = (): { version: string; rules: string } => ({
  version: __APP_VERSION__,
  rules: RULES_VERSION,
});

/** The day the site was made; a packager may set it (SOURCE_DATE_EPOCH), so that equal sources make equal sites. */
export function builtOn(): string {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return new Date(epoch === undefined ? Date.now() : Number(epoch) * 1000).toISOString().slice(0, 10);
}
