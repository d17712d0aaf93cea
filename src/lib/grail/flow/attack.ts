import type { GrailMachine } from './types.ts';

/** §7 An attack: ① launch, ② answer and result, then its damage or the counter-attack. */
export const attack: GrailMachine = {
  id: 'attack',
  initial: 'declared',
  states: {
    declared: {
      entry: ['declareAttack'],
      meta: { rule: '§7.1' },
      always: [{ guard: 'cardStillInHand', target: 'played' }, { target: 'launching' }],
    },
    played: {
      entry: ['showAttackCard'],
      meta: { rule: '§7.2', call: { machine: 'window', input: 'attackCardRevealed' } },
      on: { RETURN: [{ target: 'afterCard', actions: ['discardAttackCard'] }] },
    },
    afterCard: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [{ guard: 'moreQueued', target: 'afterCard', reenter: true }, { target: 'launching' }],
      },
    },
    /** §18.1: what the entry for this extra attack brings along happens at ①, before the window. */
    launching: {
      meta: { rule: '§18.1', call: { machine: 'effect', input: 'launchEffect' } },
      on: { RETURN: [{ target: 'launch' }] },
    },
    launch: {
      meta: { rule: '§7.3', timing: 't1.launch', call: { machine: 'window', input: 'launch' } },
      on: { RETURN: [{ guard: 'isForcedHit', target: 'hit' }, { target: 'beforeRespond' }] },
    },
    beforeRespond: {
      meta: { rule: '§7.4', timing: 'respond', call: { machine: 'window', input: 'respond' } },
      on: {
        RETURN: [
          { guard: 'alreadyAnswered', target: 'afterAnswer' },
          { guard: 'isForcedHit', target: 'hit' },
          { target: 'respond' },
        ],
      },
    },
    respond: {
      meta: { rule: '§7.4', asks: 'attackTarget', timing: 'respond' },
      on: {
        counter: [{ target: 'countered', actions: ['answerCounter'] }],
        block: [{ target: 'blocked', actions: ['answerBlock'] }],
        take: [{ target: 'shieldCheck', actions: ['answerTake'] }],
      },
    },
    shieldCheck: {
      meta: { rule: '§7.4(3)' },
      always: [
        { guard: 'shieldStopsAttack', target: 'afterAnswer', actions: ['removeShieldOfTarget'] },
        { target: 'hit' },
      ],
    },
    blocked: {
      entry: ['showAnswerCard'],
      meta: { rule: '§7.4(2)', call: { machine: 'window', input: 'answerCardRevealed' } },
      on: { RETURN: [{ target: 'afterAnswer', actions: ['discardAnswerCard'] }] },
    },
    countered: {
      entry: ['showAnswerCard'],
      meta: { rule: '§7.4(1)', call: { machine: 'window', input: 'answerCardRevealed' } },
      on: { RETURN: [{ target: 'afterAnswer', actions: ['discardAnswerCard'] }] },
    },
    afterAnswer: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [{ guard: 'moreQueued', target: 'afterAnswer', reenter: true }, { target: 'miss' }],
      },
    },
    hit: {
      entry: ['scoreHit'],
      meta: { rule: '§7.6', timing: 't2.hit', call: { machine: 'window', input: 'hit' } },
      on: { RETURN: [{ guard: 'harmlessHit', target: 'done' }, { target: 'dealing' }] },
    },
    dealing: {
      entry: ['settleDamage'],
      meta: { rule: '§7.6', call: { machine: 'damage', input: 'attackDamage' } },
      on: { RETURN: [{ target: 'done' }] },
    },
    miss: {
      entry: ['scoreMiss'],
      meta: { rule: '§7.6', timing: 't2.miss', call: { machine: 'window', input: 'miss' } },
      on: { RETURN: [{ guard: 'wasCountered', target: 'counterAttack' }, { target: 'done' }] },
    },
    counterAttack: {
      meta: { rule: '§7.7', call: { machine: 'attack', input: 'counterAttack' } },
      on: { RETURN: [{ target: 'done' }] },
    },
    done: { type: 'final', entry: ['endAttack'], meta: { rule: '§7.11' } },
  },
};

/** §9 A magic missile, flying until it is blocked or taken. */
export const missile: GrailMachine = {
  id: 'missile',
  initial: 'launched',
  states: {
    launched: {
      meta: { rule: '§9.1', timing: 'missile.launch', call: { machine: 'window', input: 'missileLaunch' } },
      on: { RETURN: [{ target: 'aim' }] },
    },
    aim: {
      entry: ['aimMissile'],
      meta: { rule: '§9.2' },
      always: [{ guard: 'missileLapses', target: 'done' }, { target: 'respond' }],
    },
    respond: {
      meta: { rule: '§9.3', asks: 'missileTarget' },
      on: {
        pass: [{ target: 'passed', actions: ['answerMissile'] }],
        block: [{ target: 'blocked', actions: ['answerMissile'] }],
        take: [{ target: 'shieldCheck' }],
      },
    },
    passed: {
      entry: ['showPassedMissile'],
      meta: { rule: '§9.3(1)', call: { machine: 'window', input: 'missilePassRevealed' } },
      on: { RETURN: [{ target: 'afterPass', actions: ['discardMissileAnswer', 'passMissileOn'] }] },
    },
    afterPass: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [{ guard: 'moreQueued', target: 'afterPass', reenter: true }, { target: 'aim' }],
      },
    },
    blocked: {
      entry: ['showMissileBlock'],
      meta: { rule: '§9.3(2)', call: { machine: 'window', input: 'missileBlockRevealed' } },
      on: { RETURN: [{ target: 'afterBlock', actions: ['discardMissileAnswer', 'endMissileByBlock'] }] },
    },
    shieldCheck: {
      meta: { rule: '§9.3(3)' },
      always: [
        { guard: 'shieldStopsMissile', target: 'afterBlock', actions: ['removeShieldFromMissile'] },
        { target: 'strike' },
      ],
    },
    afterBlock: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [{ guard: 'moreQueued', target: 'afterBlock', reenter: true }, { target: 'done' }],
      },
    },
    strike: {
      meta: { rule: '§9.6', call: { machine: 'damage', input: 'missileDamage' } },
      on: { RETURN: [{ target: 'done' }] },
    },
    done: { type: 'final', meta: { rule: '§9.4' } },
  },
};
