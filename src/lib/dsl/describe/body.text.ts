/** Bodies: [若…，][你可]代价，选择：效果; modes and options are bodies too. */
import {
  capital,
  bind,
  cardsBound,
  chosen,
  conditionsEn,
  conditionsZh,
  costText,
  explained,
  isNothing,
  joined,
  keyOf,
  letterOf,
  NOTHING,
  numberWords,
  optionMark,
  paidWords,
  rangesIn,
  said,
  tokenName,
  within,
  withTails,
  type Body,
  type Choice,
  type Cost,
  type Said,
  type Say,
} from '../../grail/effects/index.text.ts';
import { effectsWords } from './effects.text.ts';

/** What a cost leaves behind for those that follow. */
function afterCost(cost: Cost, say: Say): Say {
  let now = say;
  if (cost.optional !== undefined)
    now = bind(now, cost.optional, { is: 'paid', words: paidWords(cost, say) });
  if (!('name' in cost) || cost.name === undefined) return now;
  switch (cost.pay) {
    case 'discard':
      return bind(now, cost.name, cardsBound(said`弃掉的牌`, said`the discarded cards`, now));
    case 'covered': {
      const token = tokenName(cost.token, now);
      return bind(now, cost.name, cardsBound(said`移除的${token}`, said`the removed ${token}`, now));
    }
    case 'play':
      return bind(now, cost.name, cardsBound(said`打出的牌`, said`the card played`, now));
    default:
      return bindLetter(cost.name, now);
  }
}
const bindLetter = (name: string, say: Say): Say =>
  bind(say, name, { is: 'number', letter: letterOf(name, say) });

function costWords(cost: Cost, say: Say): Said {
  const words = withTails(say, (now) => costText(cost)[now.tongue](cost, now));
  const number =
    cost.pay === 'tokens' && cost.name !== undefined ? said`（${sign(cost, say)}为移除的个数）` : NOTHING;
  const counted =
    say.tongue === 'zh' ? number : isNothing(number) ? NOTHING : said` (${sign(cost, say)} is how many)`;
  const ranged = said`${words}${rangesIn(words, say)}${counted}`;
  const may = cost.optional === undefined ? NOTHING : say.tongue === 'zh' ? said`还可` : said`optionally `;
  if (cost.if === undefined) return said`${may}${ranged}`;
  return say.tongue === 'zh'
    ? said`若${conditionsZh(cost.if, say)}，${isNothing(may) ? '还须' : may}${ranged}`
    : said`if ${conditionsEn(cost.if, say)}, ${isNothing(may) ? 'also ' : 'optionally '}${ranged}`;
}
const sign = (cost: Cost & { name?: string }, say: Say): Said => {
  const bound = cost.name === undefined ? undefined : say.names.get(cost.name);
  return [{ kind: 'number', text: bound?.is === 'number' ? bound.letter : '' }];
};

/** Whether a cost names the choice, so that it must be made before. */
const isNamedIn = (name: string, costs: readonly Cost[]): boolean =>
  costs.some((cost) => keyOf(cost).includes(`"${name}"`));

interface Parts {
  say: Say;
  segments: Said[];
}

/** Numbers and what costs name first, then the costs, then what else is chosen. */
function declared(body: Body, speaker: Say): Parts {
  const costs = body.pay ?? [];
  let say = speaker;
  for (const name of Object.keys(body.where ?? {})) say = bindLetter(name, say);
  const early: [string, Choice][] = [];
  const late: [string, Choice][] = [];
  for (const entry of Object.entries(body.choose ?? {})) {
    const first = entry[1].pick === 'number' || isNamedIn(entry[0], costs);
    (first ? early : late).push(entry);
  }
  const segments: Said[] = [];
  const numbers: string[] = [];
  const choose = ([name, choice]: [string, Choice]): void => {
    const one = chosen(name, choice, say);
    say = one.say;
    if (choice.pick === 'number') numbers.push(name);
    else segments.push(said`${one.words}${rangesIn(one.words, say)}`);
  };
  early.forEach(choose);
  for (const cost of costs) {
    say.watch?.(cost, say);
    const named = afterCost(cost, say);
    segments.push(costWords(cost, cost.pay === 'tokens' ? named : say));
    say = named;
  }
  const open = numbers.filter((name) => isOpen(name, say)).map((name) => numberWords(name, say));
  segments.push(...open);
  late.forEach(choose);
  noteWhere(body, say);
  return { say, segments };
}
const isOpen = (name: string, say: Say): boolean => {
  const bound = say.names.get(name);
  return bound?.is === 'number' && say.book.ranges.has(bound.letter);
};

/** `where`: read when the skill is declared, or when it must happen; the words stand at the sentence's end. */
function noteWhere({ where = {}, must }: Body & { must?: true }, say: Say): void {
  for (const [name, value] of Object.entries(where)) {
    const bound = say.names.get(name);
    if (bound?.is !== 'number') continue;
    const words = explained(value, say);
    say.book.facts.push({
      key: `name ${name}`,
      letter: bound.letter,
      words: timed(value, words, must === true, say),
    });
  }
}
const LIVE = new Set([
  'hand',
  'hand-limit',
  'heals',
  'energy',
  'energy-room',
  'tokens',
  'stones',
  'cups',
  'morale',
  'placed',
  'characters',
]);
const timed = (value: unknown, words: Said, happens: boolean, say: Say): Said => {
  const count = typeof value === 'object' && value !== null && 'count' in value ? String(value.count) : '';
  if (!LIVE.has(count)) return words;
  if (say.tongue === 'zh') return happens ? said`此时${words}` : said`发动时${words}`;
  return happens ? said`${words} at that moment` : said`${words} when this is declared`;
};

/** An option or mode in whole: [若…，][lead]…：…. */
export function bodyWords(body: Body, speaker: Say, lead: Said): Said {
  speaker.watch?.(body, speaker);
  const { say, segments } = declared(body, speaker);
  const zh = say.tongue === 'zh';
  const list = body.if ?? [];
  for (const condition of list) say.watch?.(condition, say);
  const when =
    list.length === 0
      ? NOTHING
      : zh
        ? said`若${conditionsZh(list, say)}，`
        : said`if ${conditionsEn(list, say)}, `;
  const modes = body.modes === undefined ? NOTHING : modesWords(body.modes, say);
  const all = isNothing(modes) ? segments : [...segments, modes];
  const head = zh ? joined(all, '，') : joined(all, ', ', isNothing(modes) ? ' and ' : ', then ');
  const effects = body.do ?? [];
  if (all.length === 0) {
    const nothing =
      effects.length === 0
        ? said`${lead}${zh ? '不执行任何效果' : 'do nothing'}`
        : effectsWords(effects, say, lead);
    return said`${when}${nothing}`;
  }
  if (effects.length === 0) return said`${when}${lead}${head}`;
  if (isNothing(modes)) {
    const [first] = effects;
    const isChoice = first?.do === 'choose' && first.optional !== true && first.if === undefined;
    const mark = zh ? (isChoice ? '，' : '：') : isChoice ? ', then ' : ': ';
    return said`${when}${lead}${head}${mark}${effectsWords(effects, say)}`;
  }
  const then = effectsWords(effects, say);
  return zh ? said`${when}${lead}${head}。然后${then}` : said`${when}${lead}${head}. Then ${then}`;
}

function modesWords(modes: readonly Body[], say: Say): Said {
  const inner = within(say, { depth: say.depth + 1 });
  const list = modes.flatMap((mode, i) => [
    ...optionMark(i, say),
    ...(say.tongue === 'zh' ? bodyWords(mode, inner, NOTHING) : capital(bodyWords(mode, inner, NOTHING))),
    ...(i < modes.length - 1 ? (say.tongue === 'zh' ? said`。` : said`. `) : NOTHING),
  ]);
  return say.tongue === 'zh' ? said`选择一项：${list}` : said`choose one: ${list}`;
}
