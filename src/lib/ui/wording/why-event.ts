/** Events as steps of an explanation: also those that the log leaves to other lines. */
import type { ChoiceType, GrailEvent } from '$lib/grail';
import { m } from '$lib/i18n';
import type { Sentence } from '../board/words.ts';
import { cardsText, eventText } from './event-text.ts';
import { cardCode, seatCode, sentence, teamCode, type Naming } from './marked.ts';
import { skillOf } from './skill-names.ts';
import { elementName } from './terms.ts';

type Of<T extends GrailEvent['type']> = Extract<GrailEvent, { type: T }>;

const CHOSEN: Readonly<Record<ChoiceType, () => string>> = {
  attack: () => m.offer_attack(),
  magic: () => m.offer_magic(),
  buy: () => m.offer_buy(),
  synthesize: () => m.offer_synthesize(),
  extract: () => m.offer_extract(),
  counter: () => m.offer_counter(),
  block: () => m.offer_block(),
  take: () => m.offer_take(),
  pass: () => m.offer_pass(),
  useHeals: () => m.offer_useHeals(),
  discard: () => m.cursor_why_event_discard(),
  skipActionPhase: () => m.offer_skipActionPhase(),
  drawThree: () => m.cursor_why_event_drawThree(),
  declareCannotAct: () => m.offer_declareCannotAct(),
  noStartup: () => m.offer_noStartup(),
  takeExtra: () => m.offer_takeExtra(),
  stopExtra: () => m.offer_stopExtra(),
  startup: () => m.offer_startup(),
  use: () => m.offer_use(),
  attackSkill: () => m.offer_attackSkill(),
  magicSkill: () => m.offer_magicSkill(),
  specialSkill: () => m.offer_specialSkill(),
  choose: () => m.offer_choose(),
};

/** What a kind of answer is called. */
export const answerName = (kind: ChoiceType): string => CHOSEN[kind]();

function chosen({ choice }: Of<'choiceMade'>): string {
  const declines = choice.type === 'pass' && choice.card === undefined;
  const answer = declines ? m.offer_decline() : answerName(choice.type);
  return m.cursor_why_event_choice({ seat: seatCode(choice.seat), answer });
}

const PARTS: Readonly<Record<string, (facts: { skill: string }) => string>> = {
  forced: m.log_attackChanged_forced,
  noCounter: m.log_attackChanged_noCounter,
  noLight: m.log_attackChanged_noLight,
  noShield: m.log_attackChanged_noShield,
  noHeals: m.log_attackChanged_noHeals,
  harmless: m.log_attackChanged_harmless,
};

function attackChanged(event: Of<'attackChanged'>, naming: Naming): string {
  if (event.skill === null) return m.log_attackChanged_rules({ ...event.damage });
  const skill = skillOf(naming, event.skill);
  if (event.what === 'damage') return m.log_attackChanged_damage({ skill, ...event.damage });
  if (event.what === 'target') return m.log_attackChanged_target({ skill, target: seatCode(event.target) });
  return (PARTS[event.what] ?? m.log_attackChanged)({ skill });
}

/** Windows are no steps, but two of them begin a number: that of a damage and that of a missile. */
function opened({ timing, by, to, points }: Of<'windowOpened'>): string | null {
  if (timing === 'missile.launch') return m.cursor_why_event_missileLaunched({ by: seatCode(by), points });
  if (timing !== 't3.deal') return null;
  return m.cursor_why_event_damageBegan({ by: seatCode(by), target: seatCode(to), points });
}

function flowText(event: GrailEvent, naming: Naming): string | null {
  switch (event.type) {
    case 'choiceMade':
      return chosen(event);
    case 'windowOpened':
      return opened(event);
    case 'attackChanged':
      return attackChanged(event, naming);
    case 'damageChanged':
      return event.skill === null
        ? m.log_damageChanged_rules({ ...event.points })
        : m.log_damageChanged({ skill: skillOf(naming, event.skill), ...event.points });
    case 'damageEntered': {
      const { source, target, points } = event;
      const facts = { by: seatCode(source), target: seatCode(target), points };
      return m.cursor_why_event_damageEntered(facts);
    }
    case 'damageMoved': {
      const { from, target, points, skill } = event;
      const facts = { from: seatCode(from), target: seatCode(target), points };
      return m.log_damageMoved({ skill: skillOf(naming, skill), ...facts });
    }
    case 'missileChanged':
      return m.cursor_why_event_missileChanged({ skill: skillOf(naming, event.skill) });
    case 'moraleLossChanged':
      return m.log_moraleLossChanged({
        skill: skillOf(naming, event.skill),
        team: teamCode(event.team),
        ...event.points,
      });
    case 'turnEnded':
      return m.log_turnEnded({ seat: seatCode(event.seat) });
    default:
      return null;
  }
}

const LIMITS = {
  hand: m.log_limitChanged_hand,
  heals: m.log_limitChanged_heals,
  energy: m.log_limitChanged_energy,
} as const;

function given({ seat, to, hidden }: Of<'cardsGiven'>): string {
  const facts = { seat: seatCode(seat), target: seatCode(to) };
  return hidden.cards === null
    ? m.log_cardsGiven({ ...facts, count: hidden.count })
    : m.log_cardsGiven_seen({ ...facts, cards: cardsText(hidden.cards) });
}

function formChanged({ seat, before, after }: Of<'formChanged'>, { words }: Naming): string {
  const who = { seat: seatCode(seat) };
  return after === null
    ? m.log_formChanged_leave({ ...who, form: words.form(before ?? '', seat) })
    : m.log_formChanged_enter({ ...who, form: words.form(after, seat) });
}

function granted({ source, kinds, element }: Of<'extraActionGranted'>, naming: Naming): string {
  const kind = kinds.map((one) => (one === 'attack' ? m.answer_attack() : m.answer_magic()));
  const action = [...(element === null ? [] : [elementName(element)]), ...kind].join(m.table_list_join());
  return m.log_extraActionGranted({ skill: skillOf(naming, source), action });
}

function thingText(event: GrailEvent, naming: Naming): string | null {
  switch (event.type) {
    case 'cardDiscarded': {
      const card = cardCode(event.card);
      return event.from === 'hand'
        ? m.log_cardDiscarded_hand({ seat: seatCode(event.seat), card })
        : m.log_cardDiscarded_play({ card });
    }
    case 'deckEmptied':
      return m.cursor_why_event_deckEmptied({ count: event.drawn });
    case 'limitChanged':
      return LIMITS[event.of]({ seat: seatCode(event.seat), ...event.limit });
    case 'formChanged':
      return formChanged(event, naming);
    case 'cardsGiven':
      return given(event);
    case 'extraActionGranted':
      return granted(event, naming);
    case 'extraActionTaken':
      return m.cursor_why_event_extraTaken({ seat: seatCode(event.seat) });
    case 'extraActionsDropped':
      return m.log_extraActionsDropped({ count: event.count });
    default:
      return null;
  }
}

/** An event as one step of an explanation; null for what only drives the flow. */
export function stepText(event: GrailEvent, naming: Naming): Sentence | null {
  const text = flowText(event, naming) ?? thingText(event, naming);
  return text === null ? eventText(event, naming) : sentence(text, naming);
}
