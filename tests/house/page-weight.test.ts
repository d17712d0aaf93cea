import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { complaints, pagesOf, staticImports, weigh } from '../../scripts/page-weight.mjs';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'weight-'));
  mkdirSync(join(site, '_app/immutable'), { recursive: true });
  mkdirSync(join(site, 'learn'));
});
afterEach(() => rmSync(site, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(site, name), text);

describe('the weight of a page', () => {
  it('counts the scripts a page names and all they import, once each', () => {
    put('learn/index.html', '<link href="/_app/immutable/a.js" rel="modulepreload">');
    put(
      '_app/immutable/a.js',
      'import{x}from"./b.js";export*from"./c.js";const later=()=>import("./late.js")',
    );
    put('_app/immutable/b.js', 'import"./c.js"');
    put('_app/immutable/c.js', '');
    put('_app/immutable/late.js', 'new ZodError()');
    const weight = weigh(site, 'learn/index.html');
    expect(pagesOf(site)).toEqual(['learn/index.html']);
    expect(weight.files).toBe(3);
    expect(complaints(weight)).toEqual([]);
  });

  it('reports a heavy page, a forbidden package and a page whose scripts were not found', () => {
    put('index.html', '<script>import("/_app/immutable/a.js")</script>');
    put('_app/immutable/a.js', 'throw new ZodError()');
    expect(complaints(weigh(site, 'index.html'))).toHaveLength(1);
    expect(complaints({ page: 'learn/index.html', files: 1, kB: 151, forbidden: [] })).toHaveLength(1);
    expect(complaints({ page: 'index.html', files: 0, kB: 0, forbidden: [] })).toHaveLength(1);
  });

  it('tells static imports from late ones', () => {
    expect(staticImports('import a from"./a.js";import("./b.js")')).toEqual(['./a.js']);
  });
});
