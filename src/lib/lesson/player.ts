/**
 * The lesson player: a machine over a lesson's script. It knows no time and no screen; the view sends
 * `showNext` and `goOn` at its own pace. The board of each of its states is re-run (scene.ts).
 */
import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import { judge } from './judge.ts';
import { FRESH, moveOf, newContext, optionsOf, stepOf } from './player-steps.ts';
import { rightChoice } from './pointer.ts';
import type { PlayerContext, PlayerEvent, PlayerInput, Tally } from './player-types.ts';

const lastStep = ({ lesson }: PlayerContext) => lesson.script.steps.length;
const arrive = (context: PlayerContext, step: number) => {
  const at = Math.max(0, Math.min(step, context.reached, lastStep(context)));
  return { ...FRESH, tried: [], step: at, reached: context.reached };
};
const advance = (context: PlayerContext) => {
  const step = Math.min(context.step + 1, lastStep(context));
  return { ...FRESH, tried: [], step, reached: Math.max(context.reached, step) };
};
const missed = (tally: Tally, misconception: string | undefined): Tally => ({
  ...tally,
  misses: tally.misses + 1,
  mistaken:
    misconception === undefined || tally.mistaken.includes(misconception)
      ? tally.mistaken
      : [...tally.mistaken, misconception],
});

/** Counts a wrong answer: for the general texts of the second and third, and for what is kept. */
function countMiss(context: PlayerContext) {
  const { verdict } = context;
  const wrong =
    verdict !== null && verdict.kind !== 'right' && verdict.wrong !== null
      ? moveOf(context).wrong[verdict.wrong]
      : undefined;
  return { misses: context.misses + 1, tally: missed(context.tally, wrong?.misconception) };
}

function pick(context: PlayerContext, option: number) {
  const chosen = optionsOf(context)[option];
  const tried = context.tried.includes(option) ? context.tried : [...context.tried, option];
  const isClosing = stepOf(context) === null;
  let tally = chosen?.right === true ? context.tally : missed(context.tally, chosen?.misconception);
  if (isClosing && tally.firstTry === null) tally = { ...tally, firstTry: chosen?.right === true };
  return { tried, tally };
}

const machine = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
  },
  guards: {
    isOver: ({ context }) => context.step >= lastStep(context),
    isQuestion: ({ context }) => stepOf(context)?.at === 'quiz',
    isScripts: ({ context }) => moveOf(context).auto !== undefined,
    /** After the script's own move its reply is read beside the next step, but for the last one. */
    isLast: ({ context }) => context.step === lastStep(context) - 1,
    isRight: ({ context }) => context.verdict?.kind === 'right',
    isRefused: ({ context }) => context.verdict?.kind === 'refused',
    isAllShown: ({ context }) =>
      context.verdict?.kind !== 'detour' || context.shown >= context.verdict.line.length,
    picksRight: ({ context, event }) =>
      event.type === 'pick' && optionsOf(context)[event.option]?.right === true,
  },
  actions: {
    advance: assign(({ context }) => advance(context)),
    goTo: assign(({ context, event }) => (event.type === 'goTo' ? arrive(context, event.step) : {})),
    resume: assign(({ context, event }) =>
      event.type === 'resume'
        ? arrive({ ...context, reached: Math.min(event.reached, lastStep(context)) }, event.step)
        : {},
    ),
    judge: assign(({ context, event }) =>
      event.type === 'answer'
        ? { verdict: judge(context, context.step, moveOf(context), event.choice), shown: 0 }
        : {},
    ),
    playRight: assign(({ context }) => ({
      verdict: { kind: 'right' as const, choice: rightChoice(context, context.step) },
      tally:
        moveOf(context).auto === undefined
          ? { ...context.tally, helps: context.tally.helps + 1 }
          : context.tally,
    })),
    countMiss: assign(({ context }) => countMiss(context)),
    showNext: assign(({ context }) => ({ shown: context.shown + 1 })),
    showAll: assign(({ context }) => ({
      shown: context.verdict?.kind === 'detour' ? context.verdict.line.length : 0,
    })),
    putBack: assign({ verdict: null, shown: 0 }),
    giveHint: assign(({ context }) => ({
      help: context.help === 0 ? 1 : 2,
      tally: { ...context.tally, helps: context.tally.helps + 1 },
    })),
    pick: assign(({ context, event }) => (event.type === 'pick' ? pick(context, event.option) : {})),
    startOver: assign(({ context }) => ({
      ...arrive(context, 0),
      tally: { misses: 0, helps: 0, firstTry: null, mistaken: [] },
    })),
  },
});

export const player = machine.createMachine({
  id: 'lessonPlayer',
  context: ({ input }) => newContext(input),
  initial: 'scripted',
  states: {
    scripted: {
      initial: 'arriving',
      on: {
        goTo: { target: '.arriving', actions: 'goTo' },
        resume: { target: '.arriving', actions: 'resume' },
        again: { target: '.arriving', actions: 'startOver' },
        tryFreely: 'free',
      },
      states: {
        arriving: {
          always: [
            { guard: 'isOver', target: 'quiz' },
            { guard: 'isQuestion', target: 'question' },
            { guard: 'isScripts', target: 'autoPlaying' },
            { target: 'asking' },
          ],
        },
        autoPlaying: {
          on: {
            goOn: [
              { guard: 'isLast', target: 'right', actions: 'playRight' },
              { target: 'arriving', actions: 'advance' },
            ],
          },
        },
        asking: {
          initial: 'waiting',
          on: {
            answer: { target: 'judging', actions: 'judge' },
            hint: { actions: 'giveHint' },
            playForMe: { target: 'right', actions: 'playRight' },
          },
          states: {
            waiting: {},
            /** The rules refuse it: say why and stay. */
            refused: { on: { goOn: { target: 'waiting', actions: 'putBack' } } },
            /** Back from a detour. */
            restored: { on: { goOn: 'waiting' } },
          },
        },
        judging: {
          always: [
            { guard: 'isRight', target: 'right' },
            { guard: 'isRefused', target: 'asking.refused', actions: 'countMiss' },
            { target: 'detour', actions: 'countMiss' },
          ],
        },
        /** Legal but not the idea: played out, its numbers shown, then put back. */
        detour: {
          initial: 'playing',
          states: {
            playing: {
              always: { guard: 'isAllShown', target: 'told' },
              on: { showNext: { actions: 'showNext' }, goOn: { actions: 'showAll' } },
            },
            told: { on: { goOn: { target: '#lessonPlayer.scripted.asking.restored', actions: 'putBack' } } },
          },
        },
        right: { on: { goOn: { target: 'arriving', actions: 'advance' } } },
        question: {
          initial: 'open',
          states: {
            open: {
              on: {
                pick: [{ guard: 'picksRight', target: 'answered', actions: 'pick' }, { actions: 'pick' }],
              },
            },
            answered: { on: { goOn: { target: '#lessonPlayer.scripted.arriving', actions: 'advance' } } },
          },
        },
        quiz: {
          initial: 'open',
          states: {
            open: {
              on: {
                pick: [{ guard: 'picksRight', target: 'answered', actions: 'pick' }, { actions: 'pick' }],
              },
            },
            answered: { on: { goOn: '#lessonPlayer.scripted.done' } },
          },
        },
        done: {},
        here: { type: 'history', history: 'deep' },
      },
    },
    /** Off the script: the view runs a free game from here; `comeBack` returns to the very same state. */
    free: { on: { comeBack: 'scripted.here', goTo: { target: 'scripted.arriving', actions: 'goTo' } } },
  },
});

export type Player = typeof player;

/** A sitting that has begun; who starts it stops it. */
export const startPlayer = (input: PlayerInput): ActorRefFrom<Player> =>
  createActor(player, { input }).start();
