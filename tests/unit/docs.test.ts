/** The documents against the tree: what they name is there, and what is there they name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = [
  'README.md',
  ...['architecture', 'case-format', 'lesson-format', 'skill-language'].map((name) => `docs/${name}.md`),
];
const textOf = (path: string): string => readFileSync(path, 'utf8');
const architecture = textOf('docs/architecture.md');

/** Where a short path may begin: a reader looks in these. */
const ROOTS = [
  '',
  'src/',
  'src/lib/',
  'src/lib/grail/',
  'src/lib/grail/effects/',
  'src/lib/features/',
  'src/lib/dsl/',
  'src/lib/dsl/characters/',
  'src/lib/lesson/',
  'src/lib/features/table/',
  'tests/unit/',
  'docs/',
];
/** Names that stand for any of a kind. */
const isPattern = (path: string): boolean => /[<>*{}…]|NAME|FILE|PATH/.test(path);

/** Files and folders in code marks: they have a slash and an ending, or end with a slash. */
const named = (text: string): string[] =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]*)+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !isPattern(path) && (/\.[a-z]+$/.test(path) || path.endsWith('/')));

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the documents', () => {
  it.each(DOCUMENTS)('%s: every path in it is there', (document) => {
    const paths = named(textOf(document)).filter((path) => !/^(build|_app)\//.test(path));
    expect(paths.filter((path) => !ROOTS.some((root) => existsSync(join(root, path))))).toEqual([]);
  });

  it('name every room of src/lib, and what is in those with rooms of their own', () => {
    const [, rooms = ''] = architecture.split('## Rooms and who may import whom');
    const [table = ''] = rooms.split('\n## ');
    const made = ['paraglide', 'topics'];
    const inner = ['grail', 'dsl', 'ui', 'features'].flatMap((room) => folders(join('src/lib', room)));
    const missing = [...folders('src/lib'), ...inner].filter(
      (name) => !made.includes(name) && !table.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  it('README lists every script of package.json, and no other', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const said = [...textOf('README.md').matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(new Set(said.filter((name) => name !== 'ci'))).toEqual(new Set(Object.keys(scripts)));
  });

  it('README says which commands take files: their own help names them', () => {
    const [, line = ''] =
      /^The last six run .*; (.*) take files of any folder\.$/m.exec(textOf('README.md')) ?? [];
    const taking = [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(taking).toEqual(['cases', 'validate', 'describe', 'simulate']);
    for (const name of taking) expect(textOf(`src/cli/${name}.ts`)).toContain('FILE');
  });

  it('no recipe is longer than fifteen lines', () => {
    const [, recipes = ''] = architecture.split('## Recipes');
    const all = (recipes.split('\n## ')[0] ?? '').split(/^\*\*/m).slice(1);
    expect(all.length).toBeGreaterThan(8);
    for (const recipe of all) expect(recipe.trim().split('\n').length).toBeLessThanOrEqual(15);
  });
});
