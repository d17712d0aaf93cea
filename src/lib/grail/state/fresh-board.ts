import { seedRandom } from '../../kernel/random.ts';
import type { Board, Seat, TeamId, TeamState } from './board.ts';
import type { RulesConfig } from './config.ts';

/** §2: a board before the first card is dealt; nobody has anything and no card lies anywhere yet. */
export function freshBoard(config: RulesConfig, seed: string | number): Board {
  return {
    stack: [],
    ended: false,
    seats: [...config.seating].map((letter) => freshSeat(letter === 'R' ? 0 : 1, config)),
    teams: [freshTeam(config), freshTeam(config)],
    deck: [],
    discard: { faceUp: [], faceDown: [] },
    aside: [],
    random: seedRandom(seed),
    turn: {
      number: 0,
      player: 0,
      ordinary: 0,
      startupUsed: false,
      specialsForbidden: false,
      leftPhase: false,
      extra: [],
      used: [],
      actions: [],
      dealt: [],
    },
    extraTurns: [],
    applied: [],
    laters: [],
    locks: [],
    nextActive: [],
    skipped: [],
    direction: 1,
    queue: [],
    usedThisGame: [],
    result: null,
  };
}

function freshTeam(config: RulesConfig): TeamState {
  return { morale: config.morale, stones: { gem: 0, crystal: 0 }, cups: 0 };
}

/** §1.6. */
function freshSeat(team: TeamId, config: RulesConfig): Seat {
  return {
    team,
    character: null,
    hand: [],
    covered: [],
    piles: {},
    table: [],
    heals: 0,
    energy: { gem: 0, crystal: 0 },
    tokens: {},
    form: null,
    sideways: false,
    limits: { hand: config.handLimit, handFixed: -1, heals: config.healLimit, energy: config.energyLimit },
    formSince: 0,
    names: {},
    gone: [],
  };
}
