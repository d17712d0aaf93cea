import { describe, expect, test } from 'vitest';
import { deckTable } from '$lib/content/deck.ts';
import {
  apply,
  eventsFor,
  factsOf,
  factValue,
  TIMINGS,
  viewFor,
  whyAsked,
  whyNobody,
  whyNumber,
  type Fact,
  type Game,
} from '$lib/grail/index.ts';
import { ownCaseFiles, readCaseFile } from '../../src/cli/case-files.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { runCase } from '../../src/lib/dsl/cases/run.ts';
import { begin, freshGame } from '../../src/lib/grail/new-game.ts';
import { plain } from '$lib/ui/board/words.ts';
import { boardWords, type ElementMarks } from '$lib/ui/wording/board-words.ts';
import type { Naming } from '$lib/ui/wording/marked.ts';
import { timingName } from '$lib/ui/wording/timing-names.ts';
import {
  askText,
  seatRow,
  whyAskedText,
  whyNobodyText,
  whyNumberLine,
  whyNumberText,
} from '$lib/ui/wording/why-text.ts';
import { cards, playRandom } from '../properties/plain-games.ts';
import { play, scene } from './effects/scene.ts';

const marks = {} as ElementMarks;

function namingOf(game: Game): Naming {
  const view = viewFor(game, null);
  const teamOf = (seat: number) => view.seats[seat]?.team ?? 0;
  const face = (card: number) => deckTable[card];
  return { words: boardWords(view, marks), face, teamOf, you: null };
}

/** Explains every number that the game shows now; what has no words is named. */
function wordless(game: Game): string[] {
  const events = game.log?.events ?? [];
  const view = viewFor(game, null);
  const naming = namingOf(game);
  return factsOf(view).flatMap((fact) => {
    const why = whyNumber(events, events.length - 1, fact);
    const told = whyNumberText(why, factValue(view, fact), events, naming);
    if (why.from === 'setUp') return told.setUp === null ? [JSON.stringify(fact)] : [];
    const first = told.steps[0]?.event === why.change.event;
    return first && told.earlier.length === why.earlier.length
      ? []
      : [`${JSON.stringify(fact)} ${why.change.event}`];
  });
}

describe('every explanation has its words', () => {
  test('at stops of random games', () => {
    for (let seed = 0; seed < 12; seed++)
      playRandom(seed, true, (game, step) => {
        if (step % 23 === 0) expect(wordless(game), `seed ${seed}, stop ${step}`).toEqual([]);
      });
  });

  test('after every ruling, and wherever nobody is asked on the way', () => {
    let silent = 0;
    for (const file of ownCaseFiles())
      for (const entry of readCaseFile(file).cases)
        for (const played of runCase(entry, cards, roster).games) {
          const game = freshGame(cards, played.setup);
          const naming = namingOf(game);
          if (game.log === null) throw new Error('a log was asked for');
          game.log.watch = (event) => {
            const why = whyNobody(game, event, 'open');
            if (why === null) return;
            silent++;
            expect(plain(whyNobodyText(why, naming))).not.toMatch(/undefined|cursor_why|[\uE000\uE001]/);
          };
          begin(game);
          for (const choice of played.choices) {
            const asked = whyAsked(game);
            if (asked !== null) expect(plain(whyAskedText(asked, naming))).not.toMatch(/undefined/);
            expect(apply(game, choice)).toBeNull();
          }
          expect(wordless(game), entry.id).toEqual([]);
        }
    expect(silent).toBeGreaterThan(4000);
  }, 60_000);

  test.each(TIMINGS)('the moment %s has a name', (timing) => expect(timingName(timing)).not.toBe(timing));
});

describe('an explanation reads', () => {
  const seats = { 0: { hand: ['fire'] }, 1: { hand: ['wind*6'] } };
  const lost = () => play(scene({ seats }), 'attack fire->1', 'take', 'discard wind wind');
  const morale: Fact = { of: 'team', team: 1, what: 'morale' };

  test('§15.2 from the morale back to the choice to attack, each step with its §', () => {
    const game = lost();
    const events = eventsFor(game, null);
    const line = whyNumberLine(whyNumber(events, events.length - 1, morale), events, namingOf(game));
    expect(line).toBe(
      '蓝方的士气15→13：蓝方因爆牌失去2点士气：15→13 §15.2←2号选择：弃牌 §14.2←2号爆牌：手牌8张，上限6，弃2张 §14.1' +
        '←2号因伤害摸2张，手牌6→8 §13.1←⑥2号承受2点伤害 §11.1←③1号对2号造成2点攻击伤害 §11.1←命中2号 §7.6' +
        '←2号选择：承受 §7.4←1号用火焰斩攻击2号，2点 §7.1←1号选择：攻击 §6.6',
    );
  });

  test('a button asks for its number', () => {
    const naming = namingOf(lost());
    expect(plain(askText(morale, 13, naming))).toBe('蓝方的士气为什么是13？');
    expect(plain(askText({ of: 'seat', seat: 0, what: 'form' }, null, naming))).toBe('1号的形态为什么是无？');
  });

  test('§21.3 a seat of a window: what became of it, and why', () => {
    const skills = [
      { skill: 'holy-bless', ability: 0, because: 'cost' as const, rule: '§20.3', condition: null },
    ];
    const row = { seat: 2, standing: 'not' as const, because: 'cost' as const, rule: '§20.3', skills };
    const naming = namingOf(lost());
    expect(seatRow({ ...row, course: 'not' }, naming)).toMatchObject({
      said: '没有问',
      reason: '代价付不起',
      rule: '§20.3',
    });
    expect(seatRow({ ...row, course: 'passed' }, naming)).toMatchObject({
      said: '不发动',
      reason: null,
      skills: [],
    });
  });
});
