import type { Lose } from './lose.ts';
import { counted, num } from '../language/number.text.ts';
import { joined, said, type Said } from '../language/said.text.ts';
import { type Say, tokenName, type VerbText } from '../language/say.text.ts';
import { termEn, termZh } from '../language/terms.text.ts';
import { doesEn, everyEn, everyZh, ownerZh } from '../language/who.text.ts';
import { teamZh } from './goods.text.ts';

const sideZh = ({ team, who }: Lose, say: Say): Said => {
  if (team !== undefined) return teamZh(team);
  return who === undefined || who === 'self' ? said`我方` : said`${everyZh(who, say)}一方`;
};

function loseZh(lose: Lose, say: Say): Said {
  const { who, heals, energy, stones, morale, tokens } = lose;
  const whose = who === undefined || who === 'self' ? ownerZh(who, say) : said`${everyZh(who, say)}的`;
  const parts: Said[] = [];
  if (heals !== undefined)
    parts.push(said`移除${whose}${heals === 'all' ? '全部' : said`${num(heals, say)}点`}${termZh('heal')}`);
  if (energy !== undefined)
    parts.push(said`移除${whose}${energy === 'all' ? '全部' : said`${num(energy, say)}点`}能量`);
  if (stones !== undefined)
    parts.push(said`移除${sideZh(lose, say)}${termZh('stone-zone')}${num(stones, say)}颗星石`);
  if (morale !== undefined) parts.push(said`${sideZh(lose, say)}士气−${num(morale, say)}`);
  for (const [token, n] of Object.entries(tokens ?? {}))
    parts.push(said`移除${whose}${n === 'all' ? '全部' : said`${num(n, say)}个`}${tokenName(token, say)}`);
  return joined(parts, '，');
}

function loseEn(lose: Lose, say: Say): Said {
  const { who, heals, energy, stones, morale, tokens, team } = lose;
  const mine: Said[] = [];
  if (heals !== undefined)
    mine.push(
      heals === 'all'
        ? said`all ${termEn('heal', 'heals')}`
        : counted(heals, termEn('heal'), termEn('heal', 'heals'), say),
    );
  if (energy !== undefined) mine.push(energy === 'all' ? said`all energy` : said`${num(energy, say)} energy`);
  for (const [token, n] of Object.entries(tokens ?? {}))
    mine.push(said`${n === 'all' ? 'all' : num(n, say)} ${tokenName(token, say)}`);
  const whose =
    team === undefined
      ? said`${everyEn(who, say).possessive} team’s`
      : team === 'own'
        ? said`your team’s`
        : said`the other team’s`;
  const parts = mine.length === 0 ? [] : [said`${doesEn(who, 'lose', say)} ${joined(mine, ', ', ' and ')}`];
  if (stones !== undefined)
    parts.push(said`remove ${counted(stones, 'stone', 'stones', say)} from ${whose} ${termEn('stone-zone')}`);
  if (morale !== undefined) parts.push(said`lower ${whose} morale by ${num(morale, say)}`);
  return joined(parts, ', ', ' and ');
}
export const loseText: VerbText<Lose> = {
  zh: loseZh,
  en: loseEn,
  docs: {
    zh: '失去治疗、能量、星石、士气或指示物，有多少算多少；士气是一次直接的损失。',
    en: 'Takes heals, energy, stones, morale or tokens away, as far as there; morale is a loss of its own.',
  },
  example: { do: 'lose', heals: 1 },
};
