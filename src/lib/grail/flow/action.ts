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
        magic: [{ target: 'casting', actions: ['chooseMagic'] }],
        magicSkill: [{ target: 'usingSkill', actions: ['chooseSkill'] }],
        buy: [{ target: 'buying', actions: ['chooseSpecial'] }],
        synthesize: [{ target: 'synthesizing', actions: ['chooseSpecial'] }],
        extract: [{ target: 'extracting', actions: ['chooseSpecial'] }],
        specialSkill: [{ target: 'usingSkill', actions: ['chooseSkill'] }],
        declareCannotAct: [{ target: 'declaring' }],
      },
    },
    attacking: {
      meta: { rule: '§7', call: { machine: 'attack', input: 'activeAttack' } },
      on: { RETURN: [{ target: 'attackEnd' }] },
    },
    casting: {
      entry: ['showMagicCard'],
      meta: { rule: '§8', call: { machine: 'window', input: 'magicCardRevealed' } },
      on: {
        RETURN: [
          { guard: 'castsMissile', target: 'launching', actions: ['discardMagicCard'] },
          { target: 'magicEnd', actions: ['placeMagicCard'] },
        ],
      },
    },
    launching: {
      meta: { rule: '§9.1', call: { machine: 'missile', input: 'missile' } },
      on: { RETURN: [{ target: 'magicEnd' }] },
    },
    usingSkill: {
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
      meta: { rule: '§6.1', call: { machine: 'draw', input: 'buyDraw' } },
      on: { RETURN: [{ target: 'specialEnd', actions: ['gainBoughtStones'] }] },
    },
    synthesizing: {
      meta: { rule: '§6.1', call: { machine: 'draw', input: 'synthesizeDraw' } },
      on: { RETURN: [{ target: 'synthesized', actions: ['removeStones', 'gainCup'] }] },
    },
    synthesized: {
      meta: { rule: '§17.4', call: { machine: 'morale', input: 'synthesizeLoss' } },
      on: { RETURN: [{ target: 'specialEnd' }] },
    },
    extracting: {
      entry: ['moveStonesToEnergy'],
      meta: { rule: '§6.4' },
      always: [{ target: 'specialEnd' }],
    },
    declaring: {
      meta: { rule: '§23.5', call: { machine: 'cannotAct', input: 'cannotAct' } },
      on: { RETURN: [{ guard: 'phaseLeft', target: 'done' }, { target: 'list' }] },
    },
    attackEnd: {
      meta: { rule: '§5', timing: 'attackAction.end', call: { machine: 'window', input: 'attackActionEnd' } },
      on: { RETURN: [{ guard: 'alsoMagic', target: 'magicEnd' }, { target: 'done' }] },
    },
    magicEnd: {
      meta: { rule: '§5', timing: 'magicAction.end', call: { machine: 'window', input: 'magicActionEnd' } },
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
    done: { type: 'final', meta: { rule: '§5' } },
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
      always: [{ guard: 'handWasEmpty', target: 'done', actions: ['leavePhase'] }, { target: 'drawing' }],
    },
    drawing: {
      meta: { rule: '§23.5', call: { machine: 'draw', input: 'redraw' } },
      on: { RETURN: [{ target: 'done' }] },
    },
    done: { type: 'final', meta: { rule: '§23.5' } },
  },
};
