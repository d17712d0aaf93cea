/** What is asked, in words; for the asked player and for those who wait (§4.6: not whether he can). */
import type { Option, PendingView, TableView } from '$lib/grail';
import { m } from '$lib/i18n';
import type { Sentence } from '../board/words.ts';
import { extraText } from './extra-text.ts';
import { seatCode, sentence, type Naming } from './marked.ts';
import { skillOf } from './skill-names.ts';
import { cardName, elementName } from './terms.ts';
import { timingName } from './timing-names.ts';
import { fieldText } from './way-text.ts';

type View = TableView;
type Request = NonNullable<View['request']>;

/** The question that stands, or whom the table waits for; null when nobody is asked. */
export function promptText(view: View, naming: Naming): Sentence | null {
  const { asked, request } = view;
  if (asked === null) return null;
  const state = `${asked.machine}.${asked.state}`;
  const text =
    request !== null && asked.seat === view.viewer
      ? OWN[state]?.(view, request, naming)
      : OTHERS[state]?.(view, naming);
  return sentence(text ?? m.prompt_other({ seat: seatCode(asked.seat) }), naming);
}

/** The § that the question rests on; null when nobody is asked. */
export const promptRule = ({ asked }: Pick<View, 'asked'>): string | null => asked?.rule ?? null;

type PendingOf<W extends PendingView['what']> = Extract<PendingView, { what: W }>;
const innermost = <W extends PendingView['what']>(
  pending: readonly PendingView[],
  what: W,
): PendingOf<W> | undefined =>
  pending.findLast((one): one is PendingOf<W> & PendingView => one.what === what);

/** The extra action that is being carried out. */
export const extraOf = (pending: readonly PendingView[]) => innermost(pending, 'action')?.extra ?? null;
const windowOf = ({ pending }: View): string => timingName(innermost(pending, 'window')?.timing ?? '');
function effectOf({ pending }: View, naming: Naming): string {
  const effect = innermost(pending, 'effect');
  return effect ? skillOf(naming, effect.skill) : m.table_skill_unknown();
}
const offers = ({ options }: Request, type: Option['type']): boolean =>
  options.some((option) => option.type === type);

type Asks = (view: View, request: Request, naming: Naming) => string | null;

/** §5.1: Weakness alone has its own words; joined by skills each reason says what is drawn for it. */
function skipOrDrawQuestion(_view: View, { options }: Request, naming: Naming): string {
  const draws = options.find((option) => option.type === 'drawThree')?.draws ?? [];
  if (draws.every(({ skill }) => skill === 'weakness')) return m.prompt_turn_weakness();
  const reasons = draws.map(({ skill, draw: count }) => {
    const name = skill === 'weakness' ? cardName('weakness') : skillOf(naming, skill);
    return m.prompt_turn_drawReason({ skill: name, count });
  });
  return m.prompt_turn_skipOrDraw({ reasons: reasons.join(m.table_list_join()) });
}

/** Questions that the viewer is asked, by state. */
const OWN: Readonly<Record<string, Asks>> = {
  'turn.weakness': skipOrDrawQuestion,
  'startup.choose': (_view, request) =>
    offers(request, 'noStartup') ? m.prompt_startup_choose() : m.prompt_startup_choose_forced(),
  'startup.mustDeclare': () => m.prompt_startup_mustDeclare(),
  'action.choose': actionQuestion,
  'extraActions.choose': ({ turn }) => m.prompt_extraActions_choose({ count: turn.extras.length }),
  'attack.respond': attackQuestion,
  'missile.respond': ({ missile }) =>
    missile && m.prompt_missile_respond({ passer: seatCode(missile.passer), points: missile.points }),
  'damage.heal': ({ damage }, { options }) => {
    const limit = options.find((option) => option.type === 'useHeals')?.max ?? 0;
    return damage && m.prompt_damage_heal({ points: damage.points, limit });
  },
  'overLimit.discard': ({ seats }, { seat, options }) => {
    const { handSize: hand = 0, handLimit: limit = 0 } = seats[seat] ?? {};
    const count = options.find((option) => option.type === 'discard')?.count ?? 0;
    return m.prompt_overLimit_discard({ hand, limit, count });
  },
  'window.choose': (view, request) => {
    const facts = { timing: windowOf(view) };
    return offers(request, 'pass') ? m.prompt_window_choose(facts) : m.prompt_window_choose_forced(facts);
  },
  'effect.choose': (view, { options, seat }, naming) => {
    const choose = options.find((option) => option.type === 'choose');
    if (choose === undefined) return null;
    const { skillWords } = naming;
    const character = view.seats[seat]?.character ?? null;
    return fieldText(choose.field, { skill: choose.skill, character, skillWords }, effectOf(view, naming));
  },
};

function actionQuestion({ pending }: View, request: Request): string {
  const extra = extraOf(pending);
  if (extra) return m.prompt_action_choose_extra({ action: extraText(extra) });
  if (!offers(request, 'declareCannotAct')) return m.prompt_action_choose();
  return offers(request, 'extract') ? m.prompt_action_choose_extractLeft() : m.prompt_action_choose_stuck();
}

function attackQuestion({ attack }: View, request: Request): string | null {
  if (!attack) return null;
  const { attacker, element, damage: points } = attack;
  const facts = { attacker: seatCode(attacker), element: elementName(element), points };
  return offers(request, 'counter')
    ? m.prompt_attack_respond(facts)
    : m.prompt_attack_respond_noCounter(facts);
}

const waits =
  (text: (facts: { seat: string }) => string) =>
  ({ asked }: View): string =>
    text({ seat: seatCode(asked?.seat ?? 0) });

const OTHERS: Readonly<Record<string, (view: View, naming: Naming) => string>> = {
  'turn.weakness': waits(m.prompt_other_turn_weakness),
  'startup.choose': waits(m.prompt_other_startup_choose),
  'startup.mustDeclare': waits(m.prompt_other_startup_mustDeclare),
  'action.choose': waits(m.prompt_other_action_choose),
  'extraActions.choose': waits(m.prompt_other_extraActions_choose),
  'attack.respond': waits(m.prompt_other_attack_respond),
  'missile.respond': waits(m.prompt_other_missile_respond),
  'damage.heal': waits(m.prompt_other_damage_heal),
  'overLimit.discard': ({ asked, pending }) =>
    m.prompt_other_overLimit_discard({
      seat: seatCode(asked?.seat ?? 0),
      count: innermost(pending, 'overLimit')?.count ?? 0,
    }),
  'window.choose': (view) =>
    m.prompt_other_window_choose({ timing: windowOf(view), seat: seatCode(view.asked?.seat ?? 0) }),
  'effect.choose': (view, naming) =>
    m.prompt_other_effect_choose({ skill: effectOf(view, naming), seat: seatCode(view.asked?.seat ?? 0) }),
};
