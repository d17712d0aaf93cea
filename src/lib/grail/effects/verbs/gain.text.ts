import type { Gain } from './gain.ts';
import { counted, num } from '../language/number.text.ts';
import { joined, NOTHING, said, type Said } from '../language/said.text.ts';
import { type Say, tokenName, type VerbText } from '../language/say.text.ts';
import { termEn, termZh } from '../language/terms.text.ts';
import { actorsZh, doesEn, everyEn, everyZh } from '../language/who.text.ts';
import { stonesEn, stonesZh } from './goods.text.ts';

type Key = 'heals' | 'energy' | 'stones' | 'cups' | 'morale' | 'tokens';
const keysOf = (gain: Gain): Key[] =>
  Object.keys(gain).filter((key): key is Key =>
    ['heals', 'energy', 'stones', 'cups', 'morale', 'tokens'].includes(key),
  );

/** Past the limit: 可超过上限，至多5点. */
const overZh = ({ over }: Gain, say: Say): Said => {
  if (over === undefined) return NOTHING;
  return over === 'any' ? said`（可超过上限）` : said`（可超过上限，总数至多${num(over, say)}）`;
};
const overEn = ({ over }: Gain, say: Say): Said => {
  if (over === undefined) return NOTHING;
  return over === 'any' ? said` (past the limit)` : said` (past the limit, up to ${num(over, say)} in all)`;
};

const sideZh = (who: Gain['who'], say: Say): Said =>
  who === undefined || who === 'self' ? said`我方` : said`${everyZh(who, say)}一方`;

function goodZh(gain: Gain, key: Key, say: Say): Said {
  switch (key) {
    case 'heals':
      return said`+${num(gain.heals ?? 0, say)}点${termZh('heal')}`;
    case 'energy':
      return said`+${stonesZh(gain.energy ?? {}, say)}能量`;
    case 'tokens':
      return joined(
        Object.entries(gain.tokens ?? {}).map(
          ([token, n]) => said`+${num(n, say)}个${tokenName(token, say)}`,
        ),
        '，',
      );
    case 'stones':
      return said`${sideZh(gain.who, say)}${termZh('stone-zone')}+${stonesZh(gain.stones ?? {}, say)}`;
    case 'cups':
      return said`${sideZh(gain.who, say)}+${num(gain.cups ?? 0, say)}个星杯`;
    case 'morale':
      return said`${sideZh(gain.who, say)}+${num(gain.morale ?? 0, say)}点士气`;
  }
}

const isTeams = (key: Key): boolean => key === 'stones' || key === 'cups' || key === 'morale';

function gainZh(gain: Gain, say: Say): Said {
  const who = actorsZh(gain.who, say);
  let named = false;
  const parts = keysOf(gain).map((key) => {
    const words = goodZh(gain, key, say);
    if (isTeams(key) || named) return words;
    named = true;
    return said`${who}${words}`;
  });
  return said`${joined(parts, '，')}${overZh(gain, say)}`;
}

/** Energy is made of stones: "1 crystal of energy". */
function ownEn(gain: Gain, key: Key, say: Say): Said {
  if (key === 'heals') return counted(gain.heals ?? 0, termEn('heal'), termEn('heal', 'heals'), say);
  if (key === 'energy') return said`${stonesEn(gain.energy ?? {}, say)} of energy`;
  return joined(
    Object.entries(gain.tokens ?? {}).map(([token, n]) => said`${num(n, say)} ${tokenName(token, say)}`),
    ', ',
    ' and ',
  );
}
function teamsEn(gain: Gain, key: Key, say: Say): Said {
  const whose = everyEn(gain.who, say).possessive;
  if (key === 'stones')
    return said`add ${stonesEn(gain.stones ?? {}, say)} to ${whose} ${termEn('stone-zone')}`;
  if (key === 'cups') return said`add ${counted(gain.cups ?? 0, 'cup', 'cups', say)} for ${whose} team`;
  return said`raise ${whose} team’s morale by ${num(gain.morale ?? 0, say)}`;
}

function gainEn(gain: Gain, say: Say): Said {
  const parts: Said[] = [];
  let mine: Said[] = [];
  const flush = (): void => {
    if (mine.length > 0) parts.push(said`${doesEn(gain.who, 'gain', say)} ${joined(mine, ', ', ' and ')}`);
    mine = [];
  };
  for (const key of keysOf(gain)) {
    if (!isTeams(key)) mine.push(ownEn(gain, key, say));
    else {
      flush();
      parts.push(teamsEn(gain, key, say));
    }
  }
  flush();
  return said`${joined(parts, ', ', ' and ')}${overEn(gain, say)}`;
}
export const gainText: VerbText<Gain> = {
  zh: gainZh,
  en: gainEn,
  docs: {
    zh: '得到治疗、能量、星石、星杯、士气或指示物，按书写顺序；放不下的失去。over 允许超过上限。',
    en: 'Gains heals, energy, stones, cups, morale or tokens, in the order written; what finds no room is lost. `over` allows more than the limit.',
  },
  example: { do: 'gain', heals: 1 },
};
