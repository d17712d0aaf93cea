import { readFileSync, readdirSync } from 'node:fs';
import { it } from 'vitest';
import { readCharacter } from '/work/wt/validate/src/lib/dsl/characters/read.ts';
it('x', () => {
  const deck = (JSON.parse(readFileSync('content/cards/deck.json','utf8')) as any[]).flatMap((c) => c.unique);
  const files = [...readdirSync('content/characters').map((x) => `content/characters/${x}/character.json`), ...readdirSync('tests/fixtures/roster').map((x) => `tests/fixtures/roster/${x}`)];
  const n: Record<string, number> = {};
  for (const f of files) {
    const { findings } = readCharacter(readFileSync(f, 'utf8'), f, { deck });
    for (const x of findings) { n[x.code] = (n[x.code] ?? 0) + 1; console.log(`${f}:${x.place?.line} ${x.id} ${x.code} ${x.pointer} ${JSON.stringify(x.params)}`); }
  }
  console.log(n);
  for (const f of ['tests/fixtures/roster/primordial-bow.json']) { const t = readFileSync(f,'utf8'); for (let i=0;i<10;i++){const s=performance.now(); readCharacter(t,f,{deck}); console.log('ms', performance.now()-s);} }
});
