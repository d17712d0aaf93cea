/** The log's events as sentences. Events that only drive the flow have none: they light up the chart. */
import type { CardId, GrailEvent } from '$lib/grail';
import { m } from '$lib/i18n';
import type { Sentence } from '../board/words.ts';
import { attackText } from './attack-text.ts';
import { cardCode, seatCode, sentence, teamCode, type Naming } from './marked.ts';
import { movedText } from './moved-text.ts';
import { stonesText } from './stones-text.ts';
import { skillOf } from './skill-names.ts';

export const cardsText = (cards: readonly CardId[]): string => cards.map(cardCode).join(m.table_list_join());

type Drawn = Extract<GrailEvent, { type: 'cardsDrawn' }>;
type Discarded = Extract<GrailEvent, { type: 'cardsDiscarded' }>;

const DRAWN: Readonly<
  Record<Drawn['kind'], { hidden: typeof m.log_cardsDrawn_buy; seen: typeof m.log_cardsDrawn_buy_seen }>
> = {
  damage: { hidden: m.log_cardsDrawn_damage, seen: m.log_cardsDrawn_damage_seen },
  buy: { hidden: m.log_cardsDrawn_buy, seen: m.log_cardsDrawn_buy_seen },
  synthesize: { hidden: m.log_cardsDrawn_synthesize, seen: m.log_cardsDrawn_synthesize_seen },
  weakness: { hidden: m.log_cardsDrawn_weakness, seen: m.log_cardsDrawn_weakness_seen },
  cannotAct: { hidden: m.log_cardsDrawn_cannotAct, seen: m.log_cardsDrawn_cannotAct_seen },
  skill: { hidden: m.log_cardsDrawn_skill, seen: m.log_cardsDrawn_skill_seen },
  setup: {
    hidden: ({ seat, count }) => m.log_cardsDrawn_setup({ seat, count }),
    seen: ({ seat, cards }) => m.log_cardsDrawn_setup_seen({ seat, cards }),
  },
};

const DISCARDED = {
  overLimit: { hidden: m.log_cardsDiscarded_overLimit, seen: m.log_cardsDiscarded_overLimit_seen },
  skill: { hidden: m.log_cardsDiscarded_skill, seen: m.log_cardsDiscarded_skill_seen },
  adjust: { hidden: m.log_cardsDiscarded_adjust, seen: m.log_cardsDiscarded_adjust_seen },
} as const;

/** Drawn or discarded cards: by name for who may see them, else by number. */
function cardsMoved(event: Drawn | Discarded): string {
  const { hidden, hand } = event;
  const say = event.type === 'cardsDrawn' ? DRAWN[event.kind] : DISCARDED[event.why];
  const facts = { seat: seatCode(event.seat), before: hand.before, after: hand.after };
  return hidden.cards === null || hidden.cards.length === 0
    ? say.hidden({ ...facts, count: hidden.count })
    : say.seen({ ...facts, cards: cardsText(hidden.cards) });
}

const STONES = {
  hit: m.log_stonesChanged_hit,
  buy: m.log_stonesChanged_buy,
  synthesize: m.log_stonesChanged_synthesize,
  extract: m.log_stonesChanged_extract,
  skill: m.log_stonesChanged_skill,
} as const;
const MORALE = {
  overLimit: m.log_moraleLost_overLimit,
  synthesize: m.log_moraleLost_synthesize,
  skill: m.log_moraleLost_skill,
} as const;

/** Cards, morale, stones and turns. */
function tableText(event: GrailEvent, { words }: Naming): string | null {
  switch (event.type) {
    case 'turnBegan':
      return m.log_turnBegan({ number: event.number, seat: seatCode(event.seat) });
    case 'cardsDrawn':
    case 'cardsDiscarded':
      return event.hidden.count === 0 ? null : cardsMoved(event);
    case 'deckReshuffled':
      return m.log_deckReshuffled({ count: event.cards });
    case 'overLimit':
      return m.log_overLimit({
        seat: seatCode(event.seat),
        hand: event.hand,
        limit: event.limit,
        count: event.excess,
      });
    case 'moraleLost':
      return MORALE[event.by]({ team: teamCode(event.team), count: event.amount, ...event.morale });
    case 'moraleGained':
      return m.log_moraleGained({ team: teamCode(event.team), ...event.morale });
    case 'cupsChanged':
      return m.log_cupsChanged({ team: teamCode(event.team), ...event.cups });
    case 'cardPlaced':
      return m.log_cardPlaced({
        seat: seatCode(event.seat),
        card: event.card > 0 ? cardCode(event.card) : words.placed(event.name, event.seat),
        target: seatCode(event.before),
      });
    case 'handShown':
      return event.cards.length === 0
        ? m.log_handShown_empty({ seat: seatCode(event.seat) })
        : m.log_handShown({ seat: seatCode(event.seat), cards: cardsText(event.cards) });
    case 'cannotActDeclared':
      return m.log_cannotActDeclared({ seat: seatCode(event.seat), count: event.count });
    case 'gameEnded':
      return endText(event);
    default:
      return null;
  }
}

function endText({ result }: Extract<GrailEvent, { type: 'gameEnded' }>): string {
  if (result.reason === 'stepBound') return m.log_gameEnded_stepBound();
  const team = teamCode(result.winner ?? 0);
  return result.reason === 'morale' ? m.log_gameEnded_morale({ team }) : m.log_gameEnded_cups({ team });
}

/** Stones of a team's zone and of a seat's energy. */
function stoneText(event: GrailEvent): string | null {
  switch (event.type) {
    case 'stonesChanged':
      return STONES[event.why]({
        team: teamCode(event.team),
        before: stonesText(event.before),
        after: stonesText(event.after),
      });
    case 'energyChanged':
      return m.log_energyChanged({
        seat: seatCode(event.seat),
        before: stonesText(event.before),
        after: stonesText(event.after),
      });
    default:
      return null;
  }
}

const SKIPPED = {
  weakness: m.log_phaseSkipped_weakness,
  taunt: m.log_phaseSkipped_taunt,
  cannotAct: m.log_phaseSkipped_cannotAct,
} as const;
const SKIPPED_BY_SKILL = {
  'action-phase': m.log_phaseSkipped_skill_actionPhase,
  'extra-actions': m.log_phaseSkipped_skill_extraActions,
  startup: m.log_phaseSkipped_skill_startup,
  turn: m.log_phaseSkipped_skill_turn,
} as const;

function skipped({ seat, why, what }: Extract<GrailEvent, { type: 'phaseSkipped' }>): string {
  return (why === 'skill' ? SKIPPED_BY_SKILL[what] : SKIPPED[why])({ seat: seatCode(seat) });
}

/** Seats: heals, tokens, limits, skills. */
function seatText(event: GrailEvent, naming: Naming): string | null {
  switch (event.type) {
    case 'healsGained': {
      const facts = { seat: seatCode(event.seat), ...event.heals };
      return event.lost > 0
        ? m.log_healsGained_lost({ ...facts, count: event.lost })
        : m.log_healsGained(facts);
    }
    case 'healsLost':
      return m.log_healsLost({ seat: seatCode(event.seat), ...event.heals });
    case 'tokensChanged':
      return m.log_tokensChanged({
        seat: seatCode(event.seat),
        token: naming.words.token(event.token, event.seat),
        ...event.count,
      });
    case 'phaseSkipped':
      return skipped(event);
    case 'skillUsed':
      return m.log_skillUsed({ seat: seatCode(event.seat), skill: skillOf(naming, event.skill) });
    case 'turnedSideways':
      return (event.already ? m.log_turnedSideways_already : m.log_turnedSideways)({
        seat: seatCode(event.seat),
      });
    case 'extraTurnGranted':
      return m.log_extraTurnGranted({ seat: seatCode(event.seat) });
    default:
      return null;
  }
}

/** What an event is told as, or null if it is not told. */
export function eventText(event: GrailEvent, naming: Naming): Sentence | null {
  const text =
    attackText(event, naming) ??
    tableText(event, naming) ??
    stoneText(event) ??
    seatText(event, naming) ??
    movedText(event, naming);
  return text === null ? null : sentence(text, naming);
}
