/** What is gained or lost, shared by several verbs: 1颗宝石, "2 heals". */
import type { Num } from '../language/number.ts';
import type { Stones } from '../language/stones.ts';
import type { TeamWord } from '../language/words.ts';
import { counted, num } from '../language/number.text.ts';
import { joined, said, type Said } from '../language/said.text.ts';
import type { Say } from '../language/say.text.ts';

export const teamZh = (team: TeamWord): Said => (team === 'own' ? said`我方` : said`对方`);
export const teamEn = (team: TeamWord): Said => (team === 'own' ? said`your` : said`the other team’s`);

const UNIT_ZH: Readonly<Record<string, string>> = { gem: '宝石', crystal: '水晶', any: '星石' };

/** In the order written: 1颗宝石和1颗水晶. */
export const stonesZh = (stones: Stones & { any?: Num }, say: Say): Said =>
  joined(
    Object.entries(stones as Record<string, Num>).map(
      ([kind, n]) => said`${num(n, say)}颗${UNIT_ZH[kind] ?? ''}`,
    ),
    '、',
    '和',
  );
export const stonesEn = (stones: Stones & { any?: Num }, say: Say): Said =>
  joined(
    Object.entries(stones as Record<string, Num>).map(([kind, n]) => {
      const noun = kind === 'any' ? 'stone' : kind;
      return counted(n, noun, `${noun}s`, say);
    }),
    ', ',
    ' and ',
  );
