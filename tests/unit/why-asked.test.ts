import { describe, expect, test } from 'vitest';
import {
  apply,
  courseOf,
  requestOf,
  whyAsked,
  whyNobody,
  whyNotCard,
  whyNotSkill,
  refusedKinds,
  type Game,
  type GrailEvent,
  type Situation,
  type SkillDef,
  type Viewer,
  type WhyNobody,
} from '../../src/lib/grail/index.ts';
import { begin, freshGame } from '../../src/lib/grail/new-game.ts';
import { cards, playRandom } from '../properties/plain-games.ts';
import { play, response, passive, scene } from './effects/scene.ts';

type Told = { event: GrailEvent; why: WhyNobody };

/** Plays a position again and collects what is not asked, each at its own moment. */
function silence(situation: Situation, viewer: Viewer, ...choices: string[]): { game: Game; told: Told[] } {
  const played = play(scene(situation), ...choices);
  const game = freshGame(cards, played.setup);
  const told: Told[] = [];
  if (game.log === null) throw new Error('a log was asked for');
  game.log.watch = (event) => {
    const why = whyNobody(game, event, viewer);
    if (why !== null) told.push({ event, why });
  };
  begin(game);
  for (const choice of played.choices) expect(apply(game, choice)).toBeNull();
  return { game, told };
}

const questions = (told: readonly Told[]) =>
  told.flatMap(({ why }) =>
    why.about === 'question' ? [`${why.question} ${why.seat}: ${why.because} ${why.rule}`] : [],
  );

function windowAt(told: readonly Told[], timing: string) {
  const found = told.find(({ why }) => why.about === 'window' && why.timing === timing);
  if (found?.why.about !== 'window') throw new Error(`no window ${timing}`);
  return { id: found.event.id, seats: found.why.seats };
}

const rows = (told: readonly Told[], timing: string) =>
  windowAt(told, timing).seats.map(({ seat, standing, because }) => `${seat} ${because ?? standing}`);

describe('why is this seat asked?', () => {
  test('§7.4 the attacked seat, because of the attack', () => {
    const game = play(scene({ seats: { 0: { hand: ['fire'] } } }), 'attack fire->1');
    expect(whyAsked(game)).toMatchObject({ seat: 1, as: 'attacked', rule: '§7.4', place: 2 });
    expect(game.log?.events[whyAsked(game)?.event ?? -1]?.type).toBe('attackDeclared');
  });

  test('§12.1 the damaged seat, because of the damage; §14.2 who holds too many cards', () => {
    const seats = { 0: { hand: ['fire'] }, 1: { hand: ['wind*6'], heals: 1 } };
    const game = play(scene({ seats }), 'attack fire->1', 'take');
    expect(whyAsked(game)).toMatchObject({ seat: 1, as: 'damaged', rule: '§12.1' });
    expect(game.log?.events[whyAsked(game)?.event ?? -1]?.type).toBe('damageDealt');
    play(game, 'heals 0');
    expect(whyAsked(game)).toMatchObject({ seat: 1, as: 'overLimit', rule: '§14.2' });
    expect(game.log?.events[whyAsked(game)?.event ?? -1]?.type).toBe('overLimit');
  });

  test('§21.3 in a window: its place in the order from the turn player, and the opening of that window', () => {
    const skills = [response('watch', 't1.launch', { do: [{ do: 'gain', heals: 1 }] })];
    const game = play(scene({ seats: { 0: { hand: ['fire'] }, 4: { skills } } }), 'attack fire->1');
    expect(whyAsked(game)).toMatchObject({ seat: 4, as: 'inWindow', timing: 't1.launch', place: 5 });
    expect(game.log?.events[whyAsked(game)?.event ?? -1]).toMatchObject({
      type: 'windowOpened',
      timing: 't1.launch',
    });
  });

  test('§10.4 Weakness asks the turn player, because of the card that lies before him', () => {
    const seats = { 0: { hand: ['weakness', 'fire'] }, 1: { hand: ['fire'] } };
    const game = play(scene({ seats }), 'magic weakness->1');
    expect(whyAsked(game)).toMatchObject({ seat: 1, as: 'turnPlayer', machine: 'turn', state: 'weakness' });
    expect(game.log?.events[whyAsked(game)?.event ?? -1]?.type).toBe('cardPlaced');
  });

  test('at every stop of random games somebody is asked for some event that lies in the log', () => {
    for (let seed = 0; seed < 8; seed++)
      playRandom(seed, true, (game) => {
        const why = whyAsked(game);
        expect(why?.seat).toBe(requestOf(game)?.seat);
        expect(why?.event).not.toBeNull();
      });
  });
});

describe('why is nobody asked?', () => {
  const attacked: Situation = { seats: { 0: { hand: ['fire'] }, 1: { hand: ['wind'] } } };

  test('§12.5 without heals ④ puts no question; §14.1 within the limit nothing is discarded', () => {
    const { told } = silence(attacked, 'open', 'attack fire->1', 'take');
    expect(questions(told)).toEqual([
      'heals 1: noHeals §12.5',
      'discard 1: withinLimit §14.1',
      ...['extra 0: noExtra §18.2', 'weakness 1: noWeakness §10.4', 'startup 1: noStartupSkill §19.1'],
    ]);
  });

  test('§7.5 a forced hit is not answered', () => {
    const skills = [passive('sure', 't1.launch', { do: 'change-attack', forced: true })];
    const { told } = silence(
      { seats: { 0: { hand: ['fire'], skills }, 1: { hand: ['wind'] } } },
      'open',
      'attack fire->1',
    );
    expect(questions(told)[0]).toBe('answer 1: forcedHit §7.5');
    expect(rows(told, 't1.launch')[0]).toBe('0 byItself');
  });

  test('§21.1 nobody has a skill for this moment', () => {
    const { told } = silence(attacked, 'open', 'attack fire->1');
    expect(rows(told, 't1.launch')).toEqual(['0', '1', '2', '3', '4', '5'].map((seat) => `${seat} noSkill`));
  });

  /** One response to the launch of any attack, each with its own reason for silence. */
  const listeners: Record<number, SkillDef[]> = {
    0: [response('no-gem', 't1.launch', { pay: [{ pay: 'energy', gem: 1 }] })],
    1: [response('own-only', 't1.launch', { by: 'self' })],
    2: [response('in-form', 't1.launch', { if: [{ is: 'form', form: 'beast' }] })],
    3: [
      response('shows-light', 't1.launch', {
        pay: [{ pay: 'discard', count: 1, cards: { name: 'holy-light' }, shown: true }],
      }),
    ],
    4: [response('ready', 't1.launch', { do: [{ do: 'gain', heals: 1 }] })],
  };
  const many = (hand: string): Situation => ({
    seats: {
      ...Object.fromEntries(Object.entries(listeners).map(([seat, skills]) => [seat, { skills, hand: [] }])),
      0: { hand: ['fire'], skills: listeners[0] ?? [] },
      3: { hand: [hand], skills: listeners[3] ?? [] },
    },
  });

  test('§20.3, §21.1 seat by seat: cost, other event, condition, cost, asked, no skill', () => {
    const { told } = silence(many('wind'), 'open', 'attack fire->1');
    expect(rows(told, 't1.launch')).toEqual([
      ...['0 cost', '1 otherEvent', '2 condition', '3 cost', '4 asked', '5 noSkill'],
    ]);
  });

  test('§4.6 whether a hand holds the card for a cost is left open for everybody else', () => {
    for (const hand of ['wind', 'light']) {
      const moves = hand === 'light' ? ['attack fire->1', 'decline'] : ['attack fire->1'];
      const { told } = silence(many(hand), 1, ...moves);
      expect(rows(told, 't1.launch')).toEqual([
        ...['0 cost', '1 otherEvent', '2 condition', '3 hidden', '4 asked', '5 noSkill'],
      ]);
    }
    expect(rows(silence(many('wind'), 3, 'attack fire->1').told, 't1.launch')[3]).toBe('3 cost');
  });

  test('§20.5 once used in this opening it is not offered again; the course tells who used and who waits', () => {
    const { game, told } = silence(many('light'), 'open', 'attack fire->1', 'decline');
    const { id, seats } = windowAt(told, 't1.launch');
    const events = game.log?.events ?? [];
    const course = courseOf(seats, events, id, {
      upTo: events.length - 1,
      asked: requestOf(game)?.seat ?? null,
    });
    expect(course.map(({ seat, course: came }) => `${seat} ${came}`)).toEqual([
      ...['0 not', '1 not', '2 not', '3 passed', '4 now', '5 not'],
    ]);
    const next = silence(many('light'), 'open', 'attack fire->1', 'decline', 'use ready');
    const seen = next.told.flatMap(({ why }) =>
      why.about === 'seat' && why.row.seat === 4 ? [why.row.because] : [],
    );
    expect(seen).toEqual([null, 'usedHere']);
  });

  test('§19.4 a startup that leaves nothing, §19.2 and one that was used', () => {
    const skills: SkillDef[] = [
      {
        id: 'burn',
        type: 'startup',
        does: [
          {
            on: { time: 'action.start' },
            pay: [{ pay: 'discard', count: 1 }],
            do: [{ do: 'gain', heals: 1 }],
          },
        ],
      },
    ];
    const situation: Situation = { start: 'action.start', seats: { 0: { hand: ['fire'], skills } } };
    const { told } = silence(situation, 'open');
    expect(questions(told)[0]).toBe('startup 0: noStartupLegal §19.4');
    const hidden = silence(situation, 1).told.find(({ why }) => why.about === 'question');
    expect(hidden?.why).toMatchObject({ skills: [{ skill: 'burn', because: 'hidden' }] });
  });

  test('watching changes nothing: the log is the same with and without', () => {
    const { game } = silence(many('light'), 'open', 'attack fire->1', 'decline', 'use ready');
    const again = play(scene(many('light')), 'attack fire->1', 'decline', 'use ready');
    expect(game.log?.events).toEqual(again.log?.events);
    expect(game.board).toEqual(again.board);
  });
});

describe('why can this not be used?', () => {
  const kinds = (game: Game) =>
    refusedKinds(game).map(
      ({ kind, skill, refusal }) => `${skill ?? kind}: ${refusal.because} ${refusal.rule}`,
    );

  test('§6.1 two stones are too few to synthesize; extract needs room, cannot-act an empty set', () => {
    const game = scene({ stones: { red: [2, 0] }, seats: { 0: { hand: ['fire'], energy: [3, 0] } } });
    expect(kinds(game)).toEqual([
      'magic: notAMagicCard §6.1',
      'synthesize: tooFewStones §6.1',
      'extract: energyFull §6.1',
      'declareCannotAct: canStillAct §23.2',
    ]);
  });

  test('§7.3 a dark attack cannot be countered, whatever is in the hand', () => {
    const seats = { 0: { hand: ['dark'] }, 1: { hand: ['dark', 'light'] } };
    const game = play(scene({ seats }), 'attack dark->1');
    expect(kinds(game)).toEqual(['counter: darkCannotBeCountered §7.3']);
  });

  test('§7.4 with an empty hand: what would be needed is said', () => {
    const game = play(scene({ seats: { 0: { hand: ['fire'] }, 1: { hand: [] } } }), 'attack fire->1');
    expect(kinds(game)).toEqual([
      'counter: counterNeedsSameElement §7.4(1)',
      'block: blockNeedsLight §7.4(2)',
    ]);
  });

  test('§20.3, §20.5 a skill that cannot be paid, one that is used up', () => {
    const skills: SkillDef[] = [
      {
        id: 'dear',
        type: 'magic',
        does: [{ on: { time: 'action.choose', as: 'magic' }, pay: [{ pay: 'energy', gem: 1 }] }],
      },
      response('once', 't1.launch', { limit: 'turn', do: [{ do: 'gain', heals: 1 }] }),
      response('twice', 't1.launch', { do: [{ do: 'gain', heals: 1 }] }),
    ];
    const game = scene({ seats: { 0: { hand: ['fire'], skills } } });
    expect(kinds(game)).toContain('dear: skillCostUnpaid §20.3');
    expect(whyNotSkill(game, 0, 1)?.because).toBe('skillNotUsable');
    play(game, 'attack fire->1', 'use once');
    expect(kinds(game)).toEqual(['once: skillUsed §20.5']);
    expect(whyNotSkill(game, 0, 2)).toBeNull();
  });

  test('§8 a Holy Light in hand, §4.2 a card one does not hold, §4.6 a seat that is not asked', () => {
    const game = scene({ seats: { 0: { hand: ['light', 'fire'] } } });
    const [light = 0, fire = 0] = game.board.seats[0]?.hand ?? [];
    expect(whyNotCard(game, 0, light)?.because).toBe('lightIsNoAction');
    expect(whyNotCard(game, 0, fire)).toBeNull();
    expect(whyNotCard(game, 0, 0)?.because).toBe('noSuchCard');
    expect(whyNotCard(game, 1, light)?.because).toBe('notAsked');
  });

  test('what is offered is never refused, what is refused is never offered, over random games', () => {
    for (let seed = 0; seed < 16; seed++)
      playRandom(seed, false, (game) => {
        const offered = new Set(requestOf(game)?.options.map(({ type }) => type));
        for (const { kind } of refusedKinds(game)) expect(offered.has(kind)).toBe(false);
        const before = JSON.stringify(game.board);
        refusedKinds(game);
        expect(JSON.stringify(game.board)).toBe(before);
      });
  });
});
