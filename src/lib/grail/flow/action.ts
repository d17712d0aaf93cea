import type { GrailMachine } from './types.ts';

/** §6 One action of the turn player: the five actions, skills used as actions, cannot-act. */
export const action: GrailMachine = {
  id: 'action',
  initial: 'list',
  states: {
    list: {
      entry: ['lookForActions'],
      meta: { rule: '§6.1' },
      always: [
        { guard: 'tauntedAndStuck', target: 'done', actions: ['skipPhaseForTaunt'] },
        { target: 'choose' },
      ],
    },
    choose: {
      meta: { rule: '§6.6', asks: 'turnPlayer', timing: 'action.choose' },
      on: {
        attack: [{ target: 'attacking', actions: ['chooseAttack'] }],
        attackSkill: [{ target: 'usingSkill', actions: ['chooseSkill'] }],
        magic: [{ target: 'magicBefore', actions: ['chooseMagic'] }],
        magicSkill: [{ target: 'magicBefore', actions: ['chooseSkill'] }],
        buy: [{ target: 'specialBefore', actions: ['chooseSpecial'] }],
        synthesize: [{ target: 'specialBefore', actions: ['chooseSpecial'] }],
        extract: [{ target: 'specialBefore', actions: ['chooseSpecial'] }],
        specialSkill: [{ target: 'specialBefore', actions: ['chooseSkill'] }],
        declareCannotAct: [{ target: 'declaring' }],
        skipActionPhase: [{ target: 'done', actions: ['skipPhaseForTaunt'] }],
      },
    },
    /** What is chosen is not yet carried out; where it has become impossible, something else is chosen. */
    magicBefore: {
      meta: { rule: '§21.1', timing: 'magic.before', call: { machine: 'window', input: 'magicBefore' } },
      on: {
        RETURN: [
          { guard: 'choiceLost', target: 'list' },
          { guard: 'usesSkill', target: 'usingSkill' },
          { target: 'casting' },
        ],
      },
    },
    specialBefore: {
      meta: { rule: '§21.1', timing: 'special.before', call: { machine: 'window', input: 'specialBefore' } },
      on: {
        RETURN: [
          { guard: 'choiceLost', target: 'list' },
          { guard: 'usesSkill', target: 'usingSkill' },
          { guard: 'buys', target: 'buying' },
          { guard: 'synthesizes', target: 'synthesizing' },
          { target: 'extracting' },
        ],
      },
    },
    attacking: {
      entry: ['recordAction'],
      meta: { rule: '§7', call: { machine: 'attack', input: 'activeAttack' } },
      on: { RETURN: [{ target: 'attackEnd' }] },
    },
    casting: {
      entry: ['recordAction', 'showMagicCard'],
      meta: { rule: '§8', call: { machine: 'window', input: 'magicCardRevealed' } },
      on: {
        RETURN: [
          { guard: 'castsMissile', target: 'afterCard', actions: ['discardMagicCard'] },
          { target: 'afterCard', actions: ['placeMagicCard'] },
        ],
      },
    },
    afterCard: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [
          { guard: 'moreQueued', target: 'afterCard', reenter: true },
          { guard: 'castsMissile', target: 'launching' },
          { target: 'magicEnd' },
        ],
      },
    },
    launching: {
      meta: { rule: '§9.1', call: { machine: 'missile', input: 'missile' } },
      on: { RETURN: [{ target: 'magicEnd' }] },
    },
    usingSkill: {
      entry: ['recordAction'],
      meta: { rule: '§6.7', call: { machine: 'effect', input: 'actionSkill' } },
      on: {
        RETURN: [
          { guard: 'wasAttack', target: 'attackEnd' },
          { guard: 'wasMagic', target: 'magicEnd' },
          { target: 'specialEnd' },
        ],
      },
    },
    buying: {
      entry: ['recordAction'],
      meta: { rule: '§6.1', call: { machine: 'draw', input: 'buyDraw' } },
      on: { RETURN: [{ target: 'stonesComing' }] },
    },
    stonesComing: {
      meta: { rule: '§6.1', timing: 'special.buy', call: { machine: 'window', input: 'stonesComing' } },
      on: { RETURN: [{ target: 'specialEnd', actions: ['gainBoughtStones'] }] },
    },
    synthesizing: {
      entry: ['recordAction'],
      meta: { rule: '§6.1', call: { machine: 'draw', input: 'synthesizeDraw' } },
      on: { RETURN: [{ target: 'synthesized', actions: ['removeStones', 'gainCup'] }] },
    },
    synthesized: {
      meta: { rule: '§17.4', call: { machine: 'morale', input: 'synthesizeLoss' } },
      on: { RETURN: [{ target: 'specialEnd' }] },
    },
    extracting: {
      entry: ['recordAction'],
      meta: { rule: '§6.4', timing: 'special.extract', call: { machine: 'window', input: 'stonesMoving' } },
      on: { RETURN: [{ target: 'extracted', actions: ['moveStonesToEnergy'] }] },
    },
    extracted: {
      meta: {
        rule: '§16.3',
        timing: 'special.extracted',
        call: { machine: 'window', input: 'stonesMoved' },
      },
      on: { RETURN: [{ target: 'specialEnd' }] },
    },
    declaring: {
      meta: { rule: '§23.5', call: { machine: 'cannotAct', input: 'cannotAct' } },
      on: { RETURN: [{ guard: 'phaseLeft', target: 'done' }, { target: 'list' }] },
    },
    attackEnd: {
      meta: { rule: '§5', timing: 'attackAction.end', call: { machine: 'window', input: 'attackActionEnd' } },
      on: { RETURN: [{ target: 'attackAfter' }] },
    },
    attackAfter: {
      meta: {
        rule: '§5',
        timing: 'attackAction.after',
        call: { machine: 'window', input: 'attackActionAfter' },
      },
      on: { RETURN: [{ guard: 'alsoMagic', target: 'magicEnd' }, { target: 'done' }] },
    },
    magicEnd: {
      meta: { rule: '§5', timing: 'magicAction.end', call: { machine: 'window', input: 'magicActionEnd' } },
      on: { RETURN: [{ target: 'magicAfter' }] },
    },
    magicAfter: {
      meta: {
        rule: '§5',
        timing: 'magicAction.after',
        call: { machine: 'window', input: 'magicActionAfter' },
      },
      on: { RETURN: [{ target: 'done' }] },
    },
    specialEnd: {
      meta: {
        rule: '§5',
        timing: 'specialAction.end',
        call: { machine: 'window', input: 'specialActionEnd' },
      },
      on: { RETURN: [{ target: 'done' }] },
    },
    done: { type: 'final', entry: ['endAction'], meta: { rule: '§5' } },
  },
};

/** §18.2 Extra actions after the normal one, in any order, or none. */
export const extraActions: GrailMachine = {
  id: 'extraActions',
  initial: 'check',
  states: {
    check: {
      meta: { rule: '§18.4' },
      always: [
        { guard: 'someExtraPossible', target: 'choose' },
        { target: 'done', actions: ['dropExtraActions'] },
      ],
    },
    choose: {
      meta: { rule: '§18.2', asks: 'turnPlayer', timing: 'action.extra' },
      on: {
        takeExtra: [{ target: 'run', actions: ['useEntry'] }],
        stopExtra: [{ target: 'done', actions: ['dropExtraActions'] }],
      },
    },
    run: {
      meta: { rule: '§18.3', call: { machine: 'action', input: 'extraAction' } },
      on: { RETURN: [{ target: 'check' }] },
    },
    done: { type: 'final', meta: { rule: '§18.2' } },
  },
};

/** §23.5 Declaring cannot-act: show, discard, draw the same number. */
export const cannotAct: GrailMachine = {
  id: 'cannotAct',
  initial: 'show',
  states: {
    show: { entry: ['showWholeHand'], meta: { rule: '§23.5' }, always: [{ target: 'approve' }] },
    approve: { meta: { rule: '§23.5' }, always: [{ target: 'redraw' }] },
    redraw: {
      entry: ['discardWholeHand'],
      meta: { rule: '§23.5' },
      always: [
        { guard: 'handWasEmpty', target: 'done', actions: ['leavePhase'] },
        { target: 'afterDiscard' },
      ],
    },
    afterDiscard: {
      meta: { rule: '§21.5', call: { machine: 'window', input: 'queuedEvent' } },
      on: {
        RETURN: [{ guard: 'moreQueued', target: 'afterDiscard', reenter: true }, { target: 'drawing' }],
      },
    },
    drawing: {
      meta: { rule: '§23.5', call: { machine: 'draw', input: 'redraw' } },
      on: { RETURN: [{ target: 'done' }] },
    },
    done: { type: 'final', meta: { rule: '§23.5' } },
  },
};
