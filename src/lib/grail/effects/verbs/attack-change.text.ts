/** What changes about an attack, as one predicate: 【强制命中】，伤害−1; shared by the verb and the rule. */
import type { AttackChange } from './change-attack.ts';
import { num, signed } from '../language/number.text.ts';
import { joined, NOTHING, said, type Said } from '../language/said.text.ts';
import type { Say } from '../language/say.text.ts';
import { cardEn, cardZh, termEn, termZh } from '../language/terms.text.ts';
import { oneEn, oneZh, verbEn } from '../language/who.text.ts';
import { elementWord } from './element.text.ts';

export const changesZh = (change: AttackChange, say: Say): Said =>
  joined(
    [
      change.forced === undefined ? NOTHING : termZh('forced-hit'),
      change.noCounter === undefined ? NOTHING : said`无法应战`,
      change.noLight === undefined ? NOTHING : said`无法以${cardZh('holy-light')}抵挡`,
      change.shield === undefined ? NOTHING : said`不受${cardZh('holy-shield')}影响`,
      change.element === undefined ? NOTHING : said`视为${elementWord(change.element, say)}`,
      change.target === undefined ? NOTHING : said`改为以${oneZh(change.target, say)}为目标`,
      change.damage === undefined ? NOTHING : said`伤害额外${signed(change.damage, say)}`,
      change.setDamage === undefined
        ? NOTHING
        : change.setDamage === 'none'
          ? said`不造成伤害`
          : said`伤害改为${num(change.setDamage, say)}点`,
      change.heals === undefined ? NOTHING : said`伤害不能用${termZh('heal')}抵御`,
    ],
    '，',
  );

/** Which ending its verbs have: "this attack deals", "your attacks deal", "have this attack deal". */
type Form = 'one' | 'many' | 'bare';

/** Clauses behind "this attack". */
export function changesEn(change: AttackChange, say: Say, form: Form): Said {
  const does = (verb: string): string => verbEn({ form: form === 'one' ? 'one' : 'many' }, verb);
  const be = form === 'bare' ? 'be' : form === 'one' ? 'is' : 'are';
  const cannot = (verb: string): string =>
    form === 'bare' ? `be impossible to ${verb}` : `cannot be ${verb}ed`;
  const forced =
    form === 'many' ? said`${termEn('forced-hit', 'forced hits')}` : said`a ${termEn('forced-hit')}`;
  return joined(
    [
      change.forced === undefined ? NOTHING : said`${be} ${forced}`,
      change.noCounter === undefined ? NOTHING : said`${cannot('counter')}`,
      change.noLight === undefined ? NOTHING : said`${cannot('block')} with ${cardEn('holy-light')}`,
      change.shield === undefined ? NOTHING : said`${does('ignore')} ${cardEn('holy-shield')}`,
      change.element === undefined ? NOTHING : said`${does('count')} as ${elementWord(change.element, say)}`,
      change.target === undefined
        ? NOTHING
        : said`${does('go')} at ${oneEn(change.target, say).object} instead`,
      change.damage === undefined ? NOTHING : said`${does('deal')} ${signed(change.damage, say)} damage`,
      change.setDamage === undefined
        ? NOTHING
        : change.setDamage === 'none'
          ? said`${does('deal')} no damage`
          : said`${does('deal')} ${num(change.setDamage, say)} damage instead`,
      change.heals === undefined
        ? NOTHING
        : said`${does('allow')} no ${termEn('heal', 'heals')} against its damage`,
    ],
    ', ',
    ' and ',
  );
}
