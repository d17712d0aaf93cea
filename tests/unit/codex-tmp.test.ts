import { it } from 'vitest';
import { codexEntries, codexTimes, codexCharacter, codexStations } from '$lib/content/codex.ts';
it('x', async () => {
  console.log(JSON.stringify(codexEntries).length, codexTimes());
  console.log(codexStations().map((s) => `${s.time}@${s.machine}.${s.state}`).join(' '));
  for (const e of codexEntries) { const c = await codexCharacter(e.id); console.log(e.id, e.seal, e.stars, e.faction, e.kinds.join(), JSON.stringify(c).length, JSON.stringify(c?.text).length, c?.rulings.length, c?.rulings.filter(r=>!r.opens).length, c?.lessons.map(l=>l.id).join(), c?.lasting.join(), c?.carried.length, c?.text.en.variants.length); }
}, 60000);
