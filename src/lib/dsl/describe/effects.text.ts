/** Lists of effects: their marks, their conditions, who may; and what names they leave to those that follow. */
import {
  bind,
  capital,
  cardsBound,
  conditionsEn,
  conditionsZh,
  isNothing,
  NOTHING,
  picked,
  plainOf,
  said,
  verbText,
  within,
  withTails,
  type Effect,
  type Said,
  type Say,
} from '../../grail/effects/index.text.ts';

/** Words that a bare "you may" can stand before. */
const VERB_ZH =
  /^(摸|弃|移除|将|对|\+|额外|抵御|视为|查看|翻开|展示|收回|发动|转|【横置】|脱离|跳过|选择|指定|再|随机|任意|改为|直到|你可)/;
/** Steps with a moment or condition of their own: the lead stands as a step before them. */
const LATER_ZH = /^(若|本|此次|此【攻击行动】结束|此伤害结算)/;
const VERB_EN =
  /^(deal|draw|discard|gain|add|raise|lose|remove|lower|move|turn|share|change|prevent|lay|look|put|show|take|leave|enter|skip|use|carry|choose|name|give|adjust|make|reduce|send)\b/;
/** Clauses that go behind "have": a subject and a verb without ending. */
const HAVE_EN = new Set([
  'gain',
  'lose',
  'draw',
  'discard',
  'adjust-hand',
  'give',
  'look',
  'put',
  'turn',
  'skip',
  'extra-action',
  'change-attack',
]);

/** The words without so many characters at their start: the lead has named the subject already. */
function without(words: Said, length: number): Said {
  let left = length;
  return words.flatMap((piece) => {
    const cut = Math.min(left, piece.text.length);
    left -= cut;
    return cut === piece.text.length ? [] : [{ ...piece, text: piece.text.slice(cut) }];
  });
}

/** An effect behind "you may": 令 and "have" where something else is its subject. */
function ledZh(effect: Effect, lead: Said, say: Say): Said {
  const words = verbText(effect).zh(effect, say);
  if (isNothing(lead)) return words;
  const who = plainOf(lead).replace(/可$/, '');
  if (who !== '' && plainOf(words).startsWith(who)) return said`${lead}${without(words, who.length)}`;
  if (LATER_ZH.test(plainOf(words))) return said`${lead}发动：${words}`;
  return VERB_ZH.test(plainOf(words)) ? said`${lead}${words}` : said`${lead}令${words}`;
}
function ledEn(effect: Effect, lead: Said, say: Say): Said {
  const words = verbText(effect).en(effect, say);
  if (isNothing(lead) || VERB_EN.test(plainOf(words))) return said`${lead}${words}`;
  if (!HAVE_EN.has(effect.do)) return said`${lead}do this: ${words}`;
  const bare = verbText(effect).en(effect, within(say, { bare: true, book: { ...say.book, tails: [] } }));
  const who = plainOf(lead).replace(/may $/, '');
  return plainOf(bare).startsWith(who)
    ? said`${lead}${without(bare, who.length)}`
    : said`${lead}have ${bare}`;
}

/** The sign of cards that several steps collect. */
function markOf({ name }: Effect, say: Say): Said {
  const mark = name === undefined ? undefined : say.book.marks.get(name);
  if (mark === undefined) return NOTHING;
  const sign: Said = [{ kind: 'number', text: mark }];
  return say.tongue === 'zh' ? said`（计入${sign}）` : said` (counted as ${sign})`;
}

function effectZh(effect: Effect, lead: Said, say: Say): Said {
  const may = effect.may === true ? said`${lead}你可` : lead;
  const words = withTails(say, (now) => said`${ledZh(effect, may, now)}${markOf(effect, now)}`);
  if (effect.if === undefined || effect.do === 'if') return words;
  return said`若${conditionsZh(effect.if, say)}，${words}`;
}
function effectEn(effect: Effect, lead: Said, say: Say): Said {
  const may = effect.may === true ? said`${lead}you may ` : lead;
  const words = withTails(say, (now) => said`${ledEn(effect, may, now)}${markOf(effect, now)}`);
  if (effect.if === undefined || effect.do === 'if') return words;
  return said`if ${conditionsEn(effect.if, say)}, ${words}`;
}

/** Names that later effects may use. */
function after(effect: Effect, say: Say): Say {
  const now = effect.do === 'pick' ? picked(effect.pick, silent(say)).say : say;
  return effect.name === undefined ? now : bindResult(effect, effect.name, now);
}
/** A speaker whose book keeps nothing: for names alone. */
const silent = (say: Say): Say =>
  within(say, {
    book: {
      facts: [],
      ranges: new Map(),
      tails: [],
      mentions: say.book.mentions,
      marks: say.book.marks,
      letters: new Set(say.book.letters),
    },
  });

/** What the name of an effect's result means in words. */
export function bindResult(effect: Effect, name: string, say: Say): Say {
  switch (effect.do) {
    case 'discard': {
      const mark = say.book.marks.get(name);
      if (mark === undefined)
        return bind(say, name, cardsBound(said`弃掉的牌`, said`the discarded cards`, say));
      const sign: Said = [{ kind: 'number', text: mark }];
      return bind(say, name, cardsBound(said`计入${sign}的牌`, said`the cards counted as ${sign}`, say));
    }
    case 'look':
      return bind(say, name, cardsBound(said`看到的牌`, said`the cards seen`, say));
    case 'cover':
      return bind(say, name, cardsBound(said`盖下的牌`, said`the cards laid down`, say));
    case 'give':
      return bind(say, name, cardsBound(said`交出的牌`, said`the cards given`, say));
    case 'draw':
      return bind(say, name, cardsBound(said`摸到的牌`, said`the cards drawn`, say));
    default:
      return bind(say, name, { is: 'result', words: NOTHING });
  }
}

/** @returns the effects in order; steps that hold steps of their own end the sentence */
export function effectsWords(list: readonly Effect[], speaker: Say, lead: Said = NOTHING): Said {
  let say = within(speaker, { bare: false });
  const words: Said[] = [];
  list.forEach((effect, i) => {
    const first = i === 0 ? lead : NOTHING;
    say.watch?.(effect, say);
    words.push(say.tongue === 'zh' ? effectZh(effect, first, say) : effectEn(effect, first, say));
    say = after(effect, say);
  });
  return words.flatMap((one, i) => {
    if (i === 0) return one;
    const before = list[i - 1];
    const ended = before !== undefined && verbText(before).block?.(before) === true;
    const listed = before?.do === 'choose' && !(before.optional === true && before.options.length === 1);
    if (speaker.tongue === 'zh') return [...said`${ended ? (listed ? '。然后' : '。') : '；'}`, ...one];
    return [
      ...said`${ended ? (listed ? '. Then ' : '. ') : '; '}`,
      ...(ended && !listed ? capital(one) : one),
    ];
  });
}
