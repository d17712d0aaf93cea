/** The lesson player, by its states: what an answer leads to, and that the script is always found again. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deck } from '../../src/lib/content/deck.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { lessons, playedOf } from '../../src/lib/content/lessons.ts';
import type { Choice } from '../../src/lib/grail/choices/choice.ts';
import { readAnswer } from '../../src/lib/lesson/answers.ts';
import { factAt } from '../../src/lib/lesson/facts.ts';
import type { GameLesson } from '../../src/lib/lesson/format.ts';
import { pointerOf, rightChoice } from '../../src/lib/lesson/pointer.ts';
import { optionsOf } from '../../src/lib/lesson/player-steps.ts';
import { player } from '../../src/lib/lesson/player.ts';
import { choicesTo, gameAfter } from '../../src/lib/lesson/position.ts';
import { fieldsAt, sceneBefore, sceneOf, wrongAt } from '../../src/lib/lesson/scene.ts';

const lessonOf = (id: string) => lessons.find(({ head }) => head.id === id) as GameLesson;

function play(id: string, step = 0) {
  const lesson = lessonOf(id);
  const actor = createActor(player, {
    input: { lesson, deck, roster, played: playedOf(lesson), step },
  }).start();
  return {
    actor,
    lesson,
    at: () => JSON.stringify(actor.getSnapshot().value).replace(/[{}"]/g, '').replaceAll(':', '.'),
    context: () => actor.getSnapshot().context,
    /** An answer as the script writes it, at the present step. */
    choice: (text: string): Choice =>
      readAnswer(
        gameAfter(
          { lesson, deck, roster },
          choicesTo({ lesson, deck, roster, played: playedOf(lesson) }, actor.getSnapshot().context.step),
        ),
        text,
      ),
    answer(text: string) {
      actor.send({ type: 'answer', choice: this.choice(text) });
    },
    goOn: () => {
      actor.send({ type: 'goOn' });
    },
    fact: (place: string) => factAt(sceneOf(actor.getSnapshot().context).view, place),
  };
}

/** Plays a lesson to its end by its own answers. */
function solve(id: string) {
  const run = play(id);
  for (let count = 0; count < 40 && run.at() !== 'scripted.done'; count++) {
    const { context } = run.actor.getSnapshot();
    if (run.at() === 'scripted.asking.waiting')
      run.actor.send({ type: 'answer', choice: rightChoice(context, context.step) });
    else if (/^scripted\.(quiz|question)\.open$/.test(run.at()))
      run.actor.send({ type: 'pick', option: optionsOf(context).findIndex(({ right }) => right) });
    else run.goOn();
  }
  return run;
}

describe('every lesson', () => {
  test.each(lessons.map(({ head }) => head.id))('%s is played to its end', (id) => {
    const run = solve(id);
    expect(run.at()).toBe('scripted.done');
    expect(run.context().tally).toEqual({ misses: 0, helps: 0, firstTry: true, mistaken: [] });
  });
});

describe('an answer', () => {
  test('that is right is played, and its reply is read before the next step', () => {
    const run = play('L1.1');
    run.answer('attack fire->1');
    expect(run.at()).toBe('scripted.right');
    expect(run.fact('hand.0')).toBe('2');
    run.goOn();
    expect(run.at()).toBe('scripted.autoPlaying');
  });

  test('that the rules refuse stays where it is, with the text of the lesson', () => {
    const run = play('L1.1');
    run.answer('attack fire->2');
    expect(run.at()).toBe('scripted.asking.refused');
    expect(run.context().verdict).toMatchObject({
      kind: 'refused',
      wrong: 0,
      refusal: { rule: '§7.1', because: 'notAnOpponent' },
    });
    expect(run.fact('hand.0')).toBe('3');
    expect(run.context().misses).toBe(1);
    run.answer('attack fire->1');
    expect(run.at()).toBe('scripted.right');
  });

  test('that the rules refuse and no text speaks of is refused with its §', () => {
    const run = play('L1.1');
    run.answer('buy');
    expect(run.context().verdict).toMatchObject({ kind: 'detour' });
    const other = play('L1.1');
    other.answer('extract 1g0c');
    expect(other.context().verdict).toMatchObject({
      kind: 'refused',
      wrong: null,
      refusal: { rule: '§6.1' },
    });
  });

  test('a refused card finds its text whomever it is pointed at', () => {
    const run = play('L1.2', 1);
    const meant = run.choice('counter water->3');
    run.actor.send({ type: 'answer', choice: { ...meant, target: 2 } as Choice });
    expect(run.context().verdict).toMatchObject({ kind: 'refused', wrong: 0 });
  });

  test('a listed detour is played out choice by choice, shows its numbers and is put back', () => {
    const run = play('L1.3', 1);
    run.answer('take');
    expect(run.at()).toBe('scripted.detour.playing');
    expect(run.fact('hand.0')).toBe('6');
    run.actor.send({ type: 'showNext' });
    expect(run.fact('hand.0')).toBe('8');
    run.actor.send({ type: 'showNext' });
    expect(run.at()).toBe('scripted.detour.told');
    expect([run.fact('hand.0'), run.fact('morale'), run.fact('stones.B')]).toEqual(['6', '13:15', '1g0c']);
    run.goOn();
    expect(run.at()).toBe('scripted.asking.restored');
    expect([run.fact('hand.0'), run.fact('morale'), run.fact('stones.B')]).toEqual(['6', '15:15', '0g0c']);
    run.answer('block');
    expect(run.at()).toBe('scripted.right');
  });

  test('a legal one that no text speaks of runs out by itself and is put back', () => {
    const run = play('L1.1');
    run.answer('attack water->3');
    const { verdict } = run.context();
    expect(verdict).toMatchObject({ kind: 'detour', wrong: null });
    expect(verdict?.kind === 'detour' && verdict.line.map(({ type }) => type)).toEqual(['attack', 'take']);
    run.goOn();
    expect(run.at()).toBe('scripted.detour.told');
    run.goOn();
    expect(run.fact('hand.0')).toBe('3');
  });

  test('any two cards may be discarded where the script says any', () => {
    const run = play('L1.2', 5);
    const hand = sceneOf(run.context()).view.seats[0]?.hand ?? [];
    run.actor.send({ type: 'answer', choice: { type: 'discard', seat: 0, cards: hand.slice(-2) } });
    expect(run.at()).toBe('scripted.right');
    expect(run.fact('morale')).toBe('13:15');
  });

  test('a misconception is noted once, however often it is chosen', () => {
    const run = play('L1.4');
    run.answer('magic light');
    run.answer('magic light');
    expect(run.context().tally).toMatchObject({ misses: 2, mistaken: ['M18'] });
  });
});

describe('an answer that uses a skill', () => {
  test('is right in whatever order its targets were chosen', () => {
    const run = play('L9.3');
    run.answer('skill storm-of-ruin targets=3,1');
    expect(run.at()).toBe('scripted.right');
  });

  test('with other targets is the detour that is written for them', () => {
    const run = play('L9.3');
    run.answer('skill storm-of-ruin targets=5,3');
    expect(run.context().verdict).toMatchObject({ kind: 'detour', wrong: 1 });
  });

  test('that is refused has its text, whomever it was pointed at', () => {
    const run = play('L9.3');
    run.answer('skill storm-of-ruin targets=1,4');
    expect(run.context().verdict).toMatchObject({ kind: 'refused', wrong: 2 });
  });

  test('that is not offered can be tried, and is refused with its §', () => {
    const run = play('L7.2');
    expect(wrongAt(run.context()).map(({ skill }) => skill)).toContain('wind-purification');
    run.answer('skill wind-purification');
    expect(run.context().verdict).toMatchObject({ kind: 'refused', wrong: 0, refusal: { rule: '§20.7' } });
  });

  test('or answers a running effect is known by what is chosen', () => {
    const run = play('L5.3', 1);
    run.answer('choose 1');
    expect(run.context().verdict).toMatchObject({ kind: 'detour', wrong: 0 });
    const other = play('L5.3', 1);
    other.answer('choose 0');
    expect(other.at()).toBe('scripted.right');
  });

  test('goes on field by field at the table', () => {
    const { context } = play('L9.3');
    const [ability] = wrongAt(context()).flatMap(({ choice }) => ('ability' in choice ? choice.ability : []));
    const fields = fieldsAt(context(), ability ?? -1, {});
    expect(fields?.map(({ name, from }) => [name, from])).toEqual([['targets', [1, 3, 5]]]);
  });
});

describe('an answer with another card', () => {
  const withCard = (id: string, step: number, type: Choice['type'], place: number) => {
    const run = play(id, step);
    const card = sceneOf(run.context()).view.seats[0]?.hand?.[place] ?? 0;
    run.actor.send({ type: 'answer', choice: { type, seat: 0, card, target: 1 } as Choice });
    return run;
  };

  test.each([0, 2, 3, 4, 5].map((place) => [place + 1, place]))(
    'that the rules refuse alike has the same text, where the script says any card (card %i)',
    (_, place) => {
      const run = withCard('L5.1', 1, 'counter', place);
      expect(run.context().verdict).toMatchObject({ kind: 'refused', wrong: 0, refusal: { rule: '§7.3' } });
      expect(run.context().tally.mistaken).toEqual(['M05']);
    },
  );

  test('has not, where the script does not say so', () => {
    const run = withCard('L2.1', 1, 'counter', 3);
    expect(run.context().verdict).toMatchObject({
      kind: 'refused',
      wrong: null,
      refusal: { rule: '§7.4(1)' },
    });
  });

  test('has not, if another § refuses it', () => {
    const run = play('L3.5', 1);
    run.actor.send({ type: 'answer', choice: { type: 'counter', seat: 1, card: 1, target: 2 } });
    expect(run.context().verdict).toMatchObject({ kind: 'refused', wrong: null });
  });

  test('a pass that is refused has its text, whatever was to be passed', () => {
    const run = play('L3.6', 7);
    run.actor.send({ type: 'answer', choice: { type: 'pass', seat: 0, card: 0 } });
    expect(run.context().verdict).toMatchObject({
      kind: 'refused',
      wrong: 0,
      refusal: { rule: '§9.3(1)' },
    });
  });

  test('a shield from hand is no block', () => {
    const run = play('L3.1', 7);
    run.answer('block shield');
    expect(run.context().tally.mistaken).toEqual(['M04']);
  });
});

describe('a discard of two', () => {
  /** Places in the hand of L5.1 at its last step: fire, two of water, earth, thunder, wind, then Light and Dark. */
  const discard = (...places: number[]) => {
    const run = play('L5.1', 2);
    const hand = sceneOf(run.context()).view.seats[0]?.hand ?? [];
    run.actor.send({
      type: 'answer',
      choice: { type: 'discard', seat: 0, cards: places.map((place) => hand[place] ?? 0) },
    });
    return run;
  };
  const pairs = (places: number[]) =>
    places.flatMap((one) => places.filter((other) => other > one).map((other) => [one, other] as const));

  test.each(pairs([0, 1, 2, 3, 4, 5]))('that keeps Light and Dark is right (%i, %i)', (one, other) => {
    expect(discard(one, other).at()).toBe('scripted.right');
  });

  test('that gives up both has a text of its own, one that gives up either has another', () => {
    expect(discard(6, 7).context().verdict).toMatchObject({ kind: 'detour', wrong: 0 });
    for (const kept of [6, 7])
      expect(discard(0, kept).context().verdict).toMatchObject({ kind: 'detour', wrong: 2 });
  });
});

describe('a question in the middle', () => {
  test('may open a lesson, and is asked again after a wrong option', () => {
    const run = play('L3.4');
    expect(run.at()).toBe('scripted.question.open');
    run.actor.send({ type: 'pick', option: 2 });
    expect(run.at()).toBe('scripted.question.open');
    expect(run.context().tally).toMatchObject({ misses: 1, mistaken: ['M09'], firstTry: null });
    run.actor.send({ type: 'pick', option: 0 });
    run.goOn();
    expect(run.at()).toBe('scripted.asking.waiting');
  });

  test('may be the last step: the script’s own move before it is followed by the question', () => {
    const run = play('L3.2', 1);
    expect(run.at()).toBe('scripted.autoPlaying');
    run.goOn();
    expect(run.at()).toBe('scripted.question.open');
    run.actor.send({ type: 'pick', option: 0 });
    run.goOn();
    expect(run.at()).toBe('scripted.quiz.open');
  });

  test('leaves the board as it is', () => {
    const run = play('L6.1', 3);
    const before = run.fact('stones.R');
    run.actor.send({ type: 'pick', option: 0 });
    run.goOn();
    expect([before, run.fact('stones.R'), run.fact('hand.2')]).toEqual(['3g2c', '3g2c', '0']);
  });
});

describe('help', () => {
  test('comes in three grades', () => {
    const run = play('L1.3', 1);
    run.actor.send({ type: 'hint' });
    expect(run.context().help).toBe(1);
    run.actor.send({ type: 'hint' });
    expect(run.context().help).toBe(2);
    const { context } = run.actor.getSnapshot();
    expect(pointerOf(rightChoice(context, 1))).toMatchObject({
      answer: 'block',
      seat: null,
    });
    run.actor.send({ type: 'playForMe' });
    expect(run.at()).toBe('scripted.right');
    expect(run.context().tally.helps).toBe(3);
  });

  test('points at the card and the seat of the right attack', () => {
    const run = play('L1.1');
    const pointer = pointerOf(rightChoice(run.context(), 0));
    expect(pointer).toMatchObject({ answer: 'attack', seat: 1 });
    expect(sceneOf(run.context()).view.seats[0]?.hand).toContain(pointer.cards[0]);
  });
});

describe('stepping', () => {
  test('goes back anywhere, and forward as far as the lesson has been seen', () => {
    const run = play('L1.2');
    run.actor.send({ type: 'goTo', step: 4 });
    expect(run.context().step).toBe(0);
    run.goOn();
    run.answer('take');
    run.goOn();
    expect(run.context().step).toBe(2);
    run.actor.send({ type: 'goTo', step: 0 });
    expect(run.at()).toBe('scripted.autoPlaying');
    expect(run.fact('hand.0')).toBe('4');
    run.actor.send({ type: 'goTo', step: 2 });
    expect(run.fact('hand.0')).toBe('6');
  });

  test('a lesson is taken up at the step that was kept', () => {
    const run = play('L1.2', 4);
    expect(run.at()).toBe('scripted.asking.waiting');
    expect(run.fact('hand.0')).toBe('6');
  });

  test('what happened since the last step is told as events', () => {
    const run = play('L1.2', 1);
    const types = sceneOf(run.context()).events.map(({ type }) => type);
    expect(types).toContain('attackDeclared');
    expect(sceneBefore(run.context()).events).toEqual([]);
  });
});

describe('leaving the script', () => {
  test('comes back to the very same place, misses and all', () => {
    const run = play('L1.3', 1);
    run.answer('counter water->3');
    run.actor.send({ type: 'tryFreely' });
    expect(run.at()).toBe('free');
    run.actor.send({ type: 'comeBack' });
    expect(run.at()).toBe('scripted.asking.refused');
    expect(run.context()).toMatchObject({ step: 1, misses: 1 });
  });

  test('or to any step that the step bar names', () => {
    const run = play('L1.3', 1);
    run.actor.send({ type: 'tryFreely' });
    run.actor.send({ type: 'goTo', step: 0 });
    expect(run.at()).toBe('scripted.autoPlaying');
  });
});

describe('the closing question', () => {
  test('may be tried again, but only the first try counts', () => {
    const run = play('L1.2', 6);
    run.actor.send({ type: 'pick', option: 0 });
    expect(run.at()).toBe('scripted.quiz.open');
    run.actor.send({ type: 'pick', option: 1 });
    expect(run.at()).toBe('scripted.quiz.answered');
    run.goOn();
    expect(run.at()).toBe('scripted.done');
    expect(run.context().tally).toMatchObject({ firstTry: false, mistaken: ['M01'] });
  });
});
