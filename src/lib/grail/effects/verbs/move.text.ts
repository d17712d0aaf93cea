import type { Move } from './move.ts';
import { counted, num } from '../language/number.text.ts';
import { joined, NOTHING, said, type Said } from '../language/said.text.ts';
import type { Say, VerbText } from '../language/say.text.ts';
import { termEn, termZh } from '../language/terms.text.ts';
import { oneEn, oneZh } from '../language/who.text.ts';
import { stonesEn, stonesZh } from './goods.text.ts';

const zoneZh = (who: string, say: Say): Said => {
  if (who === 'self' || who === 'own-side') return said`我方${termZh('stone-zone')}`;
  return who === 'opponents'
    ? said`对方${termZh('stone-zone')}`
    : said`${oneZh(who, say)}一方的${termZh('stone-zone')}`;
};
const zoneEn = (who: string, say: Say): Said => {
  if (who === 'own-side') return said`your ${termEn('stone-zone')}`;
  return who === 'opponents'
    ? said`the other team’s ${termEn('stone-zone')}`
    : said`the ${termEn('stone-zone')} of ${who === 'self' ? 'yourself' : oneEn(who, say).object}`;
};
const overZh = (over: Move['over'], say: Say): Said => {
  if (over === undefined) return NOTHING;
  return over === 'any' ? said`（可超过其上限）` : said`（可超过其上限，总数至多${num(over, say)}）`;
};
const overEn = (over: Move['over'], say: Say): Said => {
  if (over === undefined) return NOTHING;
  return over === 'any' ? said` (past the limit)` : said` (past the limit, up to ${num(over, say)} in all)`;
};
const selfZh = (who: string, say: Say): Said => (who === 'self' && !say.aloud ? said`自己` : oneZh(who, say));
const selfEn = (who: string, say: Say): Said => oneEn(who, say).object;

function moveZh({ heals, stones, from, to, into, over }: Move, say: Say): Said {
  const parts: Said[] = [];
  if (heals !== undefined)
    parts.push(said`将${selfZh(from, say)}的${num(heals, say)}点${termZh('heal')}转移给${selfZh(to, say)}`);
  if (stones !== undefined) {
    const goal = into === 'energy' ? said`变为${selfZh(to, say)}的能量` : said`移到${zoneZh(to, say)}`;
    parts.push(said`将${zoneZh(from, say)}的${stonesZh(stones, say)}${goal}`);
  }
  return said`${joined(parts, '，')}${overZh(over, say)}`;
}

function moveEn({ heals, stones, from, to, into, over }: Move, say: Say): Said {
  const parts: Said[] = [];
  if (heals !== undefined)
    parts.push(
      said`move ${counted(heals, termEn('heal'), termEn('heal', 'heals'), say)} from ${selfEn(from, say)} to ${selfEn(to, say)}`,
    );
  if (stones !== undefined) {
    const goal = into === 'energy' ? said`${oneEn(to, say).possessive} energy` : zoneEn(to, say);
    parts.push(said`move ${stonesEn(stones, say)} from ${zoneEn(from, say)} to ${goal}`);
  }
  return said`${joined(parts, ' and ')}${overEn(over, say)}`;
}
export const moveText: VerbText<Move> = {
  zh: moveZh,
  en: moveEn,
  docs: {
    zh: '把治疗从一名角色移给另一名；或把星石移到另一方战绩区，into energy 则成为能量。',
    en: 'Moves heals from one character to another; or stones from a zone to a zone, or with `into` into energy.',
  },
  example: { do: 'move', heals: 1, from: 'target', to: 'self' },
};
