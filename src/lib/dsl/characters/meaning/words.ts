/** What each string of a skill stands for, and whether there is such a thing. */
import { reportUnknown } from './report.ts';
import { readFormula } from '../formula.ts';
import { hasPoints, hasRole, isGroupWord, isRole, roleInstead, WITH_ATTACK, type Role } from '../times.ts';
import { CARD_TIMES } from '../../../grail/effects/language/checks.ts';
import type { NameKind } from './names.ts';
import { defAt, type Reading, type Scope } from './scope.ts';

/** The object a string stands in, and under which key. */
export interface Holder {
  value: Readonly<Record<string, unknown>>;
  pointer: string;
  key: string;
}

/** Parts that are one character: several cannot give, stand at the other end, or be asked. */
const FOR_ONE: ReadonlySet<string> = new Set([
  ...['Give.from', 'Give.to', 'Place.before', 'Place.from', 'Attack.at', 'MoveDamage.to', 'MoveDamage.by'],
  ...['ChangeAttack.target', 'ChangeStones.to', 'Move.from', 'Move.to', 'Remember.who', 'SkipOrDraw.who'],
  ...['ChooseOne.who', 'PickNow.who', 'ExtraTurn.who', 'ExtraAction.who', 'Look.who', 'Put.who', 'Show.hand'],
  ...['Exchange.who', 'TurnOrder.next', 'Cover.who', 'Ability.asks', 'EnergyCost.from'],
]);

const CHARACTERS: readonly NameKind[] = ['character', 'characters'];

/** Looks at one string. @param holder what it stands in */
export function readWord(
  text: string,
  pointer: string,
  holder: Holder,
  scope: Scope,
  reading: Reading,
): void {
  const defs = reading.defs.get(pointer) ?? [];
  const has = (name: string): boolean => defs.includes(name);
  if (has('Who')) who(text, pointer, holder, scope, reading);
  else if (has('Formula')) formula(text, pointer, scope, reading);
  else if (has('TokenId')) thing('tokens', text, pointer, reading);
  else if (has('FormId')) thing('forms', text, pointer, reading);
  else if (has('Laid')) laid(text, pointer, scope, reading);
  else if (has('LaidId')) thing('cards', text, pointer, reading);
  else if (has('Name')) name(text, pointer, holder, scope, reading);
  else if (text === 'of-attack') ofAttack(pointer, scope, reading);
}

function who(text: string, pointer: string, holder: Holder, scope: Scope, reading: Reading): void {
  const { report } = reading;
  if (isRole(text)) role(text, pointer, scope, reading);
  else if (text === 'holder' && !scope.holder) report('holderWithoutCard', pointer, {});
  else if (text === 'it' && !scope.it) report('itNotHere', pointer, {});
  const isWord = reading.defs.get(pointer)?.includes('WhoWord') === true;
  const kind = isWord ? null : scope.names.use(text);
  if (!isWord && kind === null) unbound(text, pointer, scope, reading, WHO_WORDS);
  else if (kind !== null && !CHARACTERS.includes(kind)) wrongKind(text, kind, 'character', pointer, reading);
  const key = /^\d+$/.test(holder.key) ? '' : holder.key;
  const part = `${defAt(reading, holder.pointer)}.${key}`;
  // Stones lie in the zone of a side: any word for that side names it.
  const ofSides = part.startsWith('Move.') && holder.value['heals'] === undefined;
  if (FOR_ONE.has(part) && !ofSides && (isGroupWord(text) || kind === 'characters'))
    report('groupForOne', pointer, { field: part.split('.')[1] ?? '', word: text });
}

const WHO_WORDS = [
  ...['self', 'holder', 'it', 'attacker', 'attacked', 'source', 'victim', 'player', 'turn-player'],
  ...['all', 'others', 'opponents', 'teammates', 'own-side'],
];

function role(word: Role, pointer: string, scope: Scope, { report }: Reading): void {
  if (scope.rule === 'attack' && (word === 'attacker' || word === 'attacked')) return;
  const { times } = scope;
  const there = times.filter((time) => hasRole(time, word));
  if (there.length > 0 && there.length === times.length) return;
  if (there.length > 0) return report('roleNotCommon', pointer, { word, times: times.join(', ') });
  const instead = times.length === 0 ? undefined : roleInstead(times, word);
  report(
    'roleNotHere',
    pointer,
    { word, times: times.join(', ') || 'rules', ...(instead === undefined ? {} : { suggestion: instead }) },
    instead === undefined ? {} : { fix: { kind: 'replace', pointer, replacement: instead } },
  );
}

function unbound(
  text: string,
  pointer: string,
  scope: Scope,
  { report }: Reading,
  words: readonly string[] = [],
  params = {},
): void {
  reportUnknown(report, 'unboundName', pointer, text, [...scope.names.known(), ...words], { params });
}

function wrongKind(text: string, is: NameKind, wanted: NameKind, pointer: string, { report }: Reading): void {
  report('wrongKind', pointer, { name: text, is, wanted });
}

/** `X + 1`: bound numbers, and `points` where the event has some. */
function formula(text: string, pointer: string, scope: Scope, reading: Reading): void {
  const { report } = reading;
  const { names, fault } = readFormula(text);
  if (fault !== null)
    return report('formula', pointer, { formula: text, column: fault.at + 1, expected: fault.expected });
  for (const { name: used } of names) {
    if (used === 'points') points(pointer, scope, reading);
    else formulaName(used, text, pointer, scope, reading);
  }
}

function formulaName(used: string, text: string, pointer: string, scope: Scope, reading: Reading): void {
  const kind = scope.names.use(used);
  if (kind === 'number') return;
  if (
    kind === null &&
    used.includes('-') &&
    used.split('-').every((part) => scope.names.use(part) === 'number' || /^\d+$/.test(part))
  )
    return spaced(used, text, pointer, reading);
  if (kind === null) {
    const known = scope.names.known().filter((name) => scope.names.kindOf(name) === 'number');
    return reportUnknown(reading.report, 'unboundName', pointer, used, known);
  }
  const cards = kind === 'cards' && text.trim() === used;
  reading.report(
    'formulaType',
    pointer,
    { name: used, is: kind },
    cards ? { fix: { kind: 'replace', pointer, replacement: { count: 'cards', in: used } } } : {},
  );
}

/** A name may hold a hyphen, so a minus wants its spaces: `X - 1`. */
function spaced(used: string, text: string, pointer: string, { report }: Reading): void {
  const instead = text.replace(used, used.split('-').join(' - '));
  report(
    'unboundName',
    pointer,
    { id: used, known: '', suggestion: instead },
    { fix: { kind: 'replace', pointer, replacement: instead } },
  );
}

/** The event's number. */
export function points(pointer: string, { times, rule }: Scope, { report }: Reading): void {
  if (rule === null && times.length > 0 && !times.some(hasPoints))
    report('pointsNotHere', pointer, { times: times.join(', ') });
}

const UNKNOWN = { tokens: 'unknownToken', forms: 'unknownForm', cards: 'unknownCard' } as const;

/** An id of something that the file says. */
export function thing(
  kind: keyof typeof UNKNOWN,
  id: string,
  pointer: string,
  reading: Reading,
  key = false,
): void {
  const there = reading.character[kind] ?? {};
  if (Object.hasOwn(there, id)) reading.used[kind].add(id);
  else reportUnknown(reading.report, UNKNOWN[kind], pointer, id, Object.keys(there), { key });
}

/** A card lying before somebody: a basic card's name, an own card, the name of one that is chosen. */
function laid(text: string, pointer: string, scope: Scope, reading: Reading): void {
  const own = reading.character.cards ?? {};
  if (Object.hasOwn(own, text)) reading.used.cards.add(text);
  const isWord = text === 'basic' || reading.defs.get(pointer)?.includes('CardName') === true;
  if (isWord || Object.hasOwn(own, text)) return;
  const kind = scope.names.use(text);
  if (kind === null)
    reportUnknown(reading.report, 'unknownCard', pointer, text, [...Object.keys(own), ...BASIC_EFFECTS]);
  else if (kind !== 'placed') wrongKind(text, kind, 'placed', pointer, reading);
}

/** §8: what can lie before somebody. */
const BASIC_EFFECTS = ['holy-shield', 'weakness', 'poison', 'basic'];

function name(text: string, pointer: string, holder: Holder, scope: Scope, reading: Reading): void {
  const counts = holder.value['count'];
  const wanted: NameKind =
    holder.key === 'element'
      ? 'element'
      : holder.key === 'in' && (counts === 'lost' || counts === 'damages')
        ? 'damages'
        : holder.key === 'in' && counts === 'gained'
          ? 'gains'
          : 'cards';
  if (wanted === 'cards' && (text === 'attack-card' || text === 'event-cards'))
    return cardWord(text, pointer, scope, reading);
  const kind = scope.names.use(text);
  if (kind === null)
    unbound(text, pointer, scope, reading, wanted === 'cards' ? ['attack-card', 'event-cards'] : []);
  // Cards paid as one element stand for it.
  else if (kind !== wanted && !(wanted === 'element' && kind === 'cards'))
    wrongKind(text, kind, wanted, pointer, reading);
}

function cardWord(word: string, pointer: string, { times }: Scope, { report }: Reading): void {
  if (times.length === 0) return;
  const there = word === 'attack-card' ? WITH_ATTACK : CARD_TIMES;
  if (times.some((time) => there.includes(time))) return;
  report(word === 'attack-card' ? 'ofAttack' : 'noEventCards', pointer, { word, now: times.join(', ') });
}

function ofAttack(pointer: string, { times, rule }: Scope, { report }: Reading): void {
  if (rule === null && times.length > 0 && !times.some((time) => WITH_ATTACK.includes(time)))
    report('ofAttack', pointer, { word: 'of-attack', now: times.join(', ') });
}
