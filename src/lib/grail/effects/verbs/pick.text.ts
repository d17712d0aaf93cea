import type { PickNow } from './pick.ts';
import { chosen } from '../language/choice.text.ts';
import { joined, said, type Said } from '../language/said.text.ts';
import type { Say, VerbText } from '../language/say.text.ts';
import { doesEn, subjectZh } from '../language/who.text.ts';

/** The choices' words in order, and the speaker who knows their names. */
export function picked(pick: PickNow['pick'], say: Say): { words: Said[]; say: Say } {
  let now = say;
  const words: Said[] = [];
  for (const [name, choice] of Object.entries(pick)) {
    const one = chosen(name, choice, now);
    now = one.say;
    words.push(choice.pick === 'number' ? numberWords(name, now) : one.words);
  }
  return { words, say: now };
}

/** A number that nothing before names: 选择X（0≤X≤3）, "choose X (0 to 3)". */
export function numberWords(name: string, say: Say): Said {
  const bound = say.names.get(name);
  const letter = bound?.is === 'number' ? bound.letter : name;
  const range = withoutLetter(say.book.ranges.get(letter) ?? [], letter);
  say.book.ranges.delete(letter);
  const sign: Said = [{ kind: 'number', text: letter }];
  return say.tongue === 'zh' ? said`选择${sign}${range}` : said`choose ${sign}${range}`;
}

/** English: "(X: 1 to 4)" behind X itself is "(1 to 4)". */
function withoutLetter(range: Said, letter: string): Said {
  const [open, sign, colon, ...rest] = range;
  if (open === undefined || sign?.text !== letter || colon?.text !== ': ') return range;
  return [open, ...rest];
}

/** "choose an opponent" of somebody else: "the holder chooses an opponent". */
function conjugated(words: Said, { who }: PickNow, say: Say): Said {
  const [first, ...rest] = words;
  if (first === undefined || first.kind !== 'text') return words;
  const verb = /^\w+/.exec(first.text)?.[0] ?? '';
  return [...doesEn(who, verb, say), { ...first, text: first.text.slice(verb.length) }, ...rest];
}

export const pickText: VerbText<PickNow> = {
  zh: (pick, say) => said`${subjectZh(pick.who, say)}${joined(picked(pick.pick, say).words, '，')}`,
  en: (pick, say) => conjugated(joined(picked(pick.pick, say).words, ', ', ' and '), pick, say),
  docs: {
    zh: '在效果当中才作的选择（例如要看到刚刚的结果之后）。',
    en: 'A choice made in the middle of the effect, because it needs what has just been learned.',
  },
  example: { do: 'pick', pick: { target: { pick: 'character', from: 'opponents' } } },
};
