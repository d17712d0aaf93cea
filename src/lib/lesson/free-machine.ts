/** The machine over a free game (free-play.ts); a page fetches it after its first sight. */
import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import { legal } from '../grail/index.ts';
import {
  begin,
  gameOf,
  isOver,
  newFree,
  playOthers,
  takenBack,
  type FreeContext,
  type FreeEvent,
  type FreeInput,
} from './free-play.ts';

const machine = setup({
  types: { context: {} as FreeContext, events: {} as FreeEvent, input: {} as FreeInput },
  guards: {
    isLegal: ({ context, event }) =>
      event.type === 'answer' && legal(gameOf(context, context.choices), event.choice) === null,
    isOver: ({ context }) => isOver(context, gameOf(context, context.choices)),
  },
  actions: {
    play: assign(({ context, event }) =>
      event.type === 'answer'
        ? {
            choices: playOthers(context, [...context.choices, event.choice]),
            seen: context.choices.length,
            refusal: null,
          }
        : {},
    ),
    refuse: assign(({ context, event }) =>
      event.type === 'answer'
        ? { refusal: legal(gameOf(context, context.choices), event.choice), illegal: context.illegal + 1 }
        : {},
    ),
    forget: assign({ refusal: null }),
    takeBack: assign(({ context }) => {
      const choices = takenBack(context);
      return { choices, seen: choices.length, refusal: null };
    }),
    begin: assign(({ context }) => begin({ ...context, from: context.from })),
  },
});

export const freePlay = machine.createMachine({
  id: 'freePlay',
  context: ({ input }) => newFree(input),
  initial: 'playing',
  states: {
    playing: {
      always: { guard: 'isOver', target: 'over' },
      on: {
        answer: [{ guard: 'isLegal', actions: 'play', target: 'playing' }, { actions: 'refuse' }],
        goOn: { actions: 'forget' },
        takeBack: { actions: 'takeBack' },
        again: { actions: 'begin', target: 'playing' },
      },
    },
    over: {
      on: {
        again: { actions: 'begin', target: 'playing' },
        takeBack: { actions: 'takeBack', target: 'playing' },
      },
    },
  },
});

/** A game that has begun; who starts it stops it. */
export const startFree = (input: FreeInput): ActorRefFrom<typeof freePlay> =>
  createActor(freePlay, { input }).start();
