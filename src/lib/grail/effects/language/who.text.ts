/** Characters in sentences. Chinese leaves `self` out as subject; English has persons, cases and endings. */
import type { Group, GroupFilter, Who } from './words.ts';
import { conditionsEn, conditionsZh } from './condition.text.ts';
import { listOf, said, joined, NOTHING, isNothing, type Said } from './said.text.ts';
import { entry, nameOf, within, type Say } from './say.text.ts';

interface Words {
  /** One of them acting, in a trigger. */
  any: string;
  /** All of them, as those on whom something is done. */
  every: string;
  /** As a kind: "2 opponents". */
  kind: string;
  kindOne?: string;
}
const GROUPS_ZH: Readonly<Record<string, Words>> = {
  all: { any: '任一角色', every: '所有角色', kind: '角色' },
  others: { any: '其他角色', every: '所有其他角色', kind: '其他角色' },
  opponents: { any: '任一对手', every: '所有对手', kind: '对手' },
  teammates: { any: '任一队友', every: '所有队友', kind: '队友' },
  'own-side': { any: '任一己方角色', every: '所有己方角色', kind: '己方角色' },
};
const GROUPS_EN: Readonly<Record<string, Words>> = {
  all: { any: 'a character', every: 'each character', kind: 'characters', kindOne: 'character' },
  others: {
    any: 'another character',
    every: 'each other character',
    kind: 'other characters',
    kindOne: 'other character',
  },
  opponents: { any: 'an opponent', every: 'each opponent', kind: 'opponents', kindOne: 'opponent' },
  teammates: { any: 'a teammate', every: 'each teammate', kind: 'teammates', kindOne: 'teammate' },
  'own-side': {
    any: 'a character of your side',
    every: 'each character of your side',
    kind: 'characters of your side',
    kindOne: 'character of your side',
  },
};
const ONE_ZH: Readonly<Record<string, string>> = {
  self: '你',
  holder: '持有者',
  it: '该角色',
  attacker: '攻击者',
  attacked: '被攻击者',
  source: '伤害来源',
  victim: '承受者',
  player: '该玩家',
  'turn-player': '回合玩家',
  'next-right': '你右手边的角色',
  'next-left': '你左手边的角色',
  'nearest-opponent-right': '你右手边最近的对手',
  'nearest-opponent-left': '你左手边最近的对手',
  'nearest-teammate-right': '你右手边最近的队友',
  'nearest-teammate-left': '你左手边最近的队友',
};
const ONE_EN: Readonly<Record<string, string>> = {
  self: 'you',
  holder: 'the holder',
  it: 'that character',
  attacker: 'the attacker',
  attacked: 'the attacked character',
  source: 'the source of the damage',
  victim: 'the victim',
  player: 'that player',
  'turn-player': 'the turn player',
  'next-right': 'the character at your right hand',
  'next-left': 'the character at your left hand',
  'nearest-opponent-right': 'the nearest opponent to your right',
  'nearest-opponent-left': 'the nearest opponent to your left',
  'nearest-teammate-right': 'the nearest teammate to your right',
  'nearest-teammate-left': 'the nearest teammate to your left',
};

const inRecord = (record: Readonly<Record<string, string>>, who: string, say: Say): Said => {
  const word = entry(record, who === 'player' && isLossByDamage(say) ? 'victim' : who);
  return word === undefined ? NOTHING : said`${word}`;
};
/** The player of a loss of morale by damage is who took it. */
const isLossByDamage = ({ on: [trigger] }: Say): boolean =>
  trigger !== undefined &&
  'cause' in trigger &&
  trigger.time.startsWith('morale') &&
  trigger.cause === 'damage';

/** A name bound before, or a word nobody knows: it stands as it is. */
function named(who: Who, say: Say): { words: Said; many: boolean } {
  const bound = say.names.get(who);
  if (bound?.is === 'character') return { words: bound.words, many: bound.many };
  return { words: nameOf('label', who, undefined, say), many: false };
}

/** @returns whether the word means several */
export const isGroup = (group: Group, say: Say): boolean =>
  typeof group !== 'string' ||
  group in GROUPS_ZH ||
  (say.names.get(group) as { many?: boolean })?.many === true;

// Chinese

/** One character as object or owner: 你, 目标, 被攻击者. */
export function oneZh(who: Who, say: Say): Said {
  const words = inRecord(ONE_ZH, who, say);
  if (!isNothing(words)) return words;
  const group = entry(GROUPS_ZH, who);
  return group === undefined ? named(who, say).words : said`${group.every}`;
}

/** As subject: you are not named, where nobody else stands between. */
export function subjectZh(who: Who | undefined, say: Say): Said {
  if (who === undefined || who === 'self') return say.aloud ? said`你` : NOTHING;
  return who === 'it' && say.relative !== false ? NOTHING : oneZh(who, say);
}

/** Whose: 目标的; your own needs no word. */
export function ownerZh(who: Who | undefined, say: Say): Said {
  const words = subjectZh(who, say);
  return isNothing(words) ? words : said`${words}的`;
}

/** Somebody in a trigger: 任一对手. */
export function anyZh(who: Who | undefined, say: Say): Said {
  const word = entry(GROUPS_ZH, who ?? 'all')?.any;
  return word === undefined ? oneZh(who ?? 'all', say) : said`${word}`;
}

const filterZh = ({ from, except, if: list }: GroupFilter, say: Say, noun: Said): Said => {
  const left = joined(
    listOf(except).map((who) => oneZh(who, say)),
    '、',
    '和',
  );
  const out = isNothing(left) ? NOTHING : said`${left}以外的`;
  const fits =
    list === undefined
      ? NOTHING
      : said`${conditionsZh(list, within(say, { relative: 'one', aloud: true }))}的`;
  return from === 'all' && isNothing(fits) ? said`${out}${noun}` : said`${out}${fits}${noun}`;
};

/** All of a group, as those on whom something is done: 所有对手, 每名目标. */
export function everyZh(group: Group, say: Say): Said {
  if (group === 'aside') return said`不在场`;
  if (Array.isArray(group)) {
    return joined(
      group.map((who) => everyZh(who, say)),
      '、',
      '和',
    );
  }
  if (typeof group !== 'string') return filterZh(group, say, everyZh(group.from, say));
  const many = entry(GROUPS_ZH, group);
  if (many !== undefined) return said`${many.every}`;
  const bound = named(group, say);
  return inRecord(ONE_ZH, group, say).length > 0 || !bound.many
    ? oneZh(group, say)
    : said`每名${bound.words}`;
}

/** The kind of a group, behind a number: 对手, 有治疗的其他角色. */
export function kindZh(group: Group, say: Say): Said {
  if (typeof group === 'object' && !Array.isArray(group))
    return filterZh(group, say, kindZh(group.from, say));
  const many = typeof group === 'string' ? entry(GROUPS_ZH, group) : undefined;
  if (many !== undefined) return said`${many.kind}`;
  return Array.isArray(group) ? everyZh(group, say) : oneZh(group, say);
}

/** Subject of what each of a group does: 所有对手各, 目标, or nothing for you alone. */
export function actorsZh(group: Group | undefined, say: Say): Said {
  if (group === undefined || (typeof group === 'string' && !isGroup(group, say)))
    return subjectZh(group, say);
  return said`${everyZh(group, say)}各`;
}

// English

export interface Person {
  subject: Said;
  object: Said;
  possessive: Said;
  /** Which ending the verb has; `imperative`: no subject. */
  form: 'imperative' | 'you' | 'one' | 'many';
}

const person = (words: Said, form: Person['form'] = 'one'): Person => ({
  subject: words,
  object: words,
  possessive: said`${words}’s`,
  form,
});
const YOU: Person = { subject: said`you`, object: said`you`, possessive: said`your`, form: 'you' };
const SILENT: Person = { ...YOU, subject: NOTHING, form: 'imperative' };
const WHO: Person = { subject: said`who`, object: said`whom`, possessive: said`whose`, form: 'one' };

/** One character: you, the target, the holder. */
export function oneEn(who: Who | undefined, say: Say): Person {
  if (who === undefined || who === 'self') return YOU;
  if (who === 'it' && say.relative !== false) return { ...WHO, form: say.relative };
  const words = inRecord(ONE_EN, who, say);
  if (!isNothing(words)) return person(words);
  const group = entry(GROUPS_EN, who);
  if (group !== undefined) return person(said`${group.every}`);
  const bound = named(who, say);
  return bound.many ? person(eachOf(bound.words)) : person(bound.words);
}

/** "the targets" one by one: "each target". */
const eachOf = (words: Said): Said =>
  words.map((piece) => ({ ...piece, text: piece.text.replace(/^the (.*)s$/, 'each $1') }));
/** Several that were chosen, as one group: "the targets". */
const groupWords = (who: Who, say: Say): Said => {
  const bound = say.names.get(who);
  return bound?.is === 'character' ? bound.words : oneEn(who, say).object;
};

/** Somebody in a trigger: an opponent. */
export function anyEn(who: Who | undefined, say: Say): Person {
  const word = entry(GROUPS_EN, who ?? 'all')?.any;
  return word === undefined ? oneEn(who, say) : person(said`${word}`);
}

function filterEn(
  { except, if: list }: GroupFilter,
  say: Say,
  noun: Said,
  form: 'one' | 'many' = 'one',
): Said {
  const left = joined(
    listOf(except).map((who) => groupWords(who, say)),
    ', ',
    ' and ',
  );
  const out = isNothing(left) ? NOTHING : said` other than ${left}`;
  const fits =
    list === undefined ? NOTHING : said` ${conditionsEn(list, within(say, { relative: form, aloud: true }))}`;
  return said`${noun}${out}${fits}`;
}

/** All of a group, one by one: each opponent, each target, you and the target. */
export function everyEn(group: Group | undefined, say: Say): Person {
  if (group === 'aside') return person(said`nobody`);
  if (Array.isArray(group)) {
    const all = group.map((who) => everyEn(who, say));
    const words = (part: 'object' | 'possessive'): Said =>
      joined(
        all.map((one) => one[part]),
        ', ',
        ' and ',
      );
    return { ...person(words('object'), group.length > 1 ? 'many' : 'one'), possessive: words('possessive') };
  }
  if (typeof group === 'object') return person(filterEn(group, say, everyEn(group.from, say).object));
  if (group === undefined || group === 'self') return YOU;
  return oneEn(group, say);
}

/** Who does something: nobody is named where it is you and nobody else stands between. */
export function actorsEn(group: Group | undefined, say: Say): Person {
  const who = everyEn(group, say);
  return who === YOU && !say.aloud && !say.bare ? SILENT : who;
}

/** The kind of a group, behind a number or an article: opponents, other characters. */
export function kindEn(group: Group, say: Say, one: boolean): Said {
  if (typeof group === 'object' && !Array.isArray(group)) {
    return filterEn(group, say, kindEn(group.from, say, one), one ? 'one' : 'many');
  }
  const many = typeof group === 'string' ? entry(GROUPS_EN, group) : undefined;
  if (many !== undefined) return said`${one ? (many.kindOne ?? many.kind) : many.kind}`;
  const bound = typeof group === 'string' ? say.names.get(group) : undefined;
  return bound?.is === 'character' ? bound.words : everyEn(group, say).object;
}

/** One of a kind, with its article: an opponent, another character who has at least 1 heal. */
export function aKindEn(group: Group, say: Say): Said {
  if (typeof group === 'object' && !Array.isArray(group))
    return filterEn(group, say, aKindEn(group.from, say));
  const many = typeof group === 'string' ? entry(GROUPS_EN, group) : undefined;
  return many === undefined ? everyEn(group, say).object : said`${many.any}`;
}

const IRREGULAR: Readonly<Record<string, string>> = { have: 'has', do: 'does', be: 'is', are: 'is' };
const ended = (verb: string): string => {
  if (/(s|sh|ch|x|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

/** The verb in the form that its subject asks for. */
export function verbEn({ form }: Pick<Person, 'form'>, verb: string, say?: Say): string {
  if (form !== 'one' || say?.bare === true) return verb;
  return IRREGULAR[verb] ?? ended(verb);
}

/** Subject and verb: "discard", "the target discards", "you discard". */
export function doesEn(group: Group | undefined, verb: string, say: Say): Said {
  const who = actorsEn(group, say);
  const word = verbEn(who, verb, say);
  return isNothing(who.subject) ? said`${word}` : said`${who.subject} ${word}`;
}
