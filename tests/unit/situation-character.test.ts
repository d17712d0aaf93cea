/** Characters at the seats of a situation that somebody builds. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRoster } from '../../src/lib/content/characters.ts';
import { deck } from '../../src/lib/content/deck.ts';
import { documentSchemas } from '../../src/lib/content/documents.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { characterSituations, situations } from '../../src/lib/content/situations.ts';
import { givenOfSetup } from '../../src/lib/dsl/cases/given-of.ts';
import { checkSituation } from '../../src/lib/dsl/documents/situation.ts';
import { openedSetup } from '../../src/lib/dsl/roster/roster.ts';
import { caseFaults, caseFile, rulesOf } from '../../src/lib/features/situations/case-file.ts';
import { addToHand, placeInFront, setHeals } from '../../src/lib/features/situations/draft-cards.ts';
import {
  coverCard,
  exclusiveCards,
  laidBy,
  layBasic,
  pilesAt,
  placeOfExclusive,
  remembers,
  seatedAt,
  setCharacter,
  setExclusive,
  setForm,
  setRemembered,
  setToken,
  setVariant,
  uncoverCard,
} from '../../src/lib/features/situations/draft-character.ts';
import { gameOfDraft, seatViews, uniquesOn } from '../../src/lib/features/situations/draft-view.ts';
import {
  attempt,
  compactDraft,
  emptyDraft,
  problemsOfDraft,
  setupOfDraft,
  type Changed,
  type Draft,
} from '../../src/lib/features/situations/draft.ts';
import { changed, historyOf, redone, undone } from '../../src/lib/features/situations/history.ts';
import { openLines, writtenChoices } from '../../src/lib/features/situations/tried-lines.ts';
import { newGame, requestOf, type Character } from '../../src/lib/grail/index.ts';
import { fromLink, toLink } from '../../src/lib/store/link.ts';

const made = (draft: Draft, ...changes: ((draft: Draft) => Draft)[]): Draft =>
  changes.reduce((held, change) => {
    const done = attempt(held, change);
    if ('refused' in done) throw new Error(JSON.stringify(done.refused));
    return done.draft;
  }, draft);

const codes = (done: Changed): string[] =>
  'refused' in done && 'problems' in done.refused ? done.refused.problems.map(({ code }) => code) : [];

const sheetOf = (id: string): Character => roster.get(id) as Character;

beforeAll(loadRoster);

/** The Hero with Rage and an exclusive card out; a Sword Emperor who covers two cards. */
const heroic = (): Draft =>
  made(
    emptyDraft(6),
    setCharacter(0, 'hero'),
    setVariant(0, 'third-edition'),
    setToken(0, 'rage', 3),
    setExclusive(0, ['taunt'], { at: 'front', seat: 1, side: 'taunt' }),
    setCharacter(1, 'sword-emperor'),
    coverCard(1, 'sword-soul', 'fire'),
    coverCard(1, 'sword-soul', 'x'),
    addToHand(0, 'water'),
    setHeals(1, 1),
  );

describe('a character at a seat', () => {
  test('§2.4 each of the official ones can sit down, in each of its readings', () => {
    for (const { id, variants = {} } of roster.values()) {
      const seated = made(emptyDraft(4), setCharacter(2, id));
      expect(seatViews(seated)[2]?.character).toBe(id);
      for (const variant of Object.keys(variants)) {
        const other = made(seated, setVariant(2, variant));
        expect(setupOfDraft(other).variants).toEqual({ 2: variant });
        expect(made(other, setVariant(2, null))).toEqual(seated);
      }
    }
  });

  test('§2.4 the same character twice is refused, and nothing is lost', () => {
    const draft = heroic();
    const before = JSON.stringify(draft);
    expect(codes(attempt(draft, setCharacter(3, 'hero')))).toEqual(['sameCharacterTwice']);
    expect(JSON.stringify(draft)).toBe(before);
  });

  test('§20.9 more tokens or covered cards than the sheet says are refused', () => {
    const draft = heroic();
    expect(codes(attempt(draft, setToken(0, 'rage', 5)))).toEqual(['tooManyTokens']);
    expect(made(draft, setToken(0, 'rage', 4)).given.tokens).toEqual({ 0: { rage: 4 } });
    const full = made(draft, coverCard(1, 'sword-soul', 'x'));
    expect(codes(attempt(full, coverCard(1, 'sword-soul', 'x')))).toEqual(['tooManyTokens']);
  });

  test('§1.6 a token too many of one kind does not hide one of another kind', () => {
    const wrong = setToken(0, 'rage', 5)(heroic());
    expect(codes(attempt(wrong, setToken(0, 'insight', 5)))).toEqual(['tooManyTokens']);
  });

  test('§4.2 covered cards come on top, and each goes by itself', () => {
    const draft = heroic();
    expect(pilesAt(draft, 1)).toEqual({ 'sword-soul': ['fire', 'x'] });
    expect(pilesAt(uncoverCard(1, 'sword-soul', 0)(draft), 1)).toEqual({ 'sword-soul': ['x'] });
    const none = made(draft, uncoverCard(1, 'sword-soul', 1), uncoverCard(1, 'sword-soul', 0));
    expect(none.given.covered).toBeUndefined();
    const listed: Draft = { given: { ...none.given, covered: { 1: ['x*2'] } } };
    expect(pilesAt(listed, 1)).toEqual({ 'sword-soul': ['x', 'x'] });
  });

  test('§1.6 a form lies as its sheet says; leaving it forgets whom its skills remember', () => {
    const fighter = made(
      emptyDraft(4),
      setCharacter(0, 'fighter'),
      setForm(0, 'dragon-fist-form'),
      setRemembered(0, 'locked', 1),
    );
    expect([...remembers(sheetOf('fighter')).keys()]).toEqual(['locked']);
    expect(seatViews(fighter)[0]).toMatchObject({ form: 'dragon-fist-form' });
    expect(gameOfDraft(fighter)?.board.seats[0]?.names).toEqual({ locked: 1 });
    expect(made(fighter, setForm(0, null)).given).toEqual(
      made(emptyDraft(4), setCharacter(0, 'fighter')).given,
    );
  });

  test('§22.3 an exclusive card is in one place: beside its character, in front of somebody, or gone', () => {
    const [sides = []] = exclusiveCards(sheetOf('hero'));
    expect(sides).toEqual(['taunt']);
    let draft = heroic();
    expect(placeOfExclusive(draft, 0, sides)).toEqual({ at: 'front', seat: 1, side: 'taunt' });
    expect(seatViews(draft)[1]?.table).toMatchObject([{ name: 'taunt', by: 0, exclusive: true }]);
    draft = made(draft, setExclusive(0, sides, { at: 'gone' }));
    expect([placeOfExclusive(draft, 0, sides), draft.given.table]).toEqual([{ at: 'gone' }, undefined]);
    draft = made(draft, setExclusive(0, sides, { at: 'beside' }));
    expect([placeOfExclusive(draft, 0, sides), draft.given.gone]).toEqual([{ at: 'beside' }, undefined]);
  });

  test('§22.3 the two sides of one exclusive card are one card', () => {
    const twoSided = { ...sheetOf('hero'), cards: { day: card(), night: { ...card(), backs: 'day' } } };
    expect(exclusiveCards(twoSided)).toEqual([['day', 'night']]);
    const draft = setExclusive(0, ['day', 'night'], { at: 'front', seat: 2, side: 'night' })(emptyDraft(4));
    expect(placeOfExclusive(draft, 0, ['day', 'night'])).toEqual({ at: 'front', seat: 2, side: 'night' });
    const turned = setExclusive(0, ['day', 'night'], { at: 'front', seat: 2, side: 'day' })(draft);
    expect(turned.given.table).toEqual({ 2: [{ card: null, as: 'day', by: 0 }] });
  });

  test('§22.1 a seal is laid as a card on which it is printed, each copy once', () => {
    const sealer = made(emptyDraft(6), setCharacter(0, 'sealer'));
    const seals = [1, 2, 3, 4].map((before) => layBasic(0, 'fire-seal', before));
    const draft = made(sealer, ...seals);
    expect(laidBy(draft, 0).map(({ card: laid, seat }) => [laid, seat])).toEqual(
      [1, 2, 3, 4].map((before) => ['fire-seal', before]),
    );
    const cards =
      gameOfDraft(draft)?.board.seats.flatMap(({ table }) => table.map((placed) => placed.card)) ?? [];
    for (const id of cards) expect(deck[id - 1]?.unique.map(({ skill }) => skill)).toContain('fire-seal');
    expect(
      codes(attempt(sealer, (held) => layBasic(0, 'fire-seal', 1)(layBasic(0, 'fire-seal', 1)(held)))),
    ).toEqual(['sameEffectTwice']);
  });

  test('§8 a wall stands as a Holy Shield, whichever card it is made of', () => {
    const angel = made(emptyDraft(6), setCharacter(0, 'angel'));
    const walls = made(angel, ...[0, 1, 2, 3, 4, 5].map((before) => layBasic(0, 'angel-wall', before)));
    expect(codes(attempt(walls, placeInFront(2, 'shield', 2)))).toEqual(['sameEffectTwice']);
  });

  test('§20.4 the palette offers the unique skills of whoever sits there', () => {
    expect(uniquesOn('fire', [null, 'berserker'])).toEqual(['bloody-roar']);
    expect(uniquesOn('fire', [null])).toEqual([]);
  });
});
const card = () => ({ kind: 'exclusive' as const, name: { en: 'Card' } });

describe('who leaves a seat', () => {
  test('takes along what only the character has, wherever it lies; the seat keeps its own', () => {
    const left = made(heroic(), setCharacter(0, null));
    const { table, tokens, gone, characters, hands } = left.given;
    expect({ table, tokens, gone }).toEqual({});
    expect(characters).toEqual({ 1: 'sword-emperor' });
    expect(hands).toEqual({ 0: ['water'] });
    const alone = made(left, setCharacter(1, null));
    expect(alone.given).toEqual(made(emptyDraft(6), addToHand(0, 'water'), setHeals(1, 1)).given);
  });

  test('comes back with all of it when the step is taken back', () => {
    const draft = heroic();
    const history = changed(historyOf(draft), made(draft, setCharacter(0, 'angel')));
    expect(history.now.given.tokens).toBeUndefined();
    expect(undone(history).now).toEqual(draft);
    expect(redone(undone(history)).now).toEqual(history.now);
  });

  test('stays where the rules refuse what would be left behind', () => {
    const seven = Array.from({ length: 7 }, () => addToHand(0, 'x'));
    const draft = made(emptyDraft(4), setCharacter(0, 'blood-priestess'), ...seven);
    expect(codes(attempt(draft, setCharacter(0, null)))).toEqual(['handOverLimit']);
  });

  test('may be only a name, somebody unknown, or a whole sheet of one’s own', () => {
    const named: Draft = { given: { character: { 0: 'hero' } } };
    expect(seatedAt(named, 0)).toMatchObject({ as: 'name', sheet: null });
    expect(made(named, setCharacter(0, 'angel')).given).toEqual({ characters: { 0: 'angel' } });
    const unknown: Draft = { given: { characters: { 0: 'nobody' } } };
    expect(problemsOfDraft(unknown).map(({ code }) => code)).toEqual(['unknownCharacter']);
    expect(problemsOfDraft(made(unknown, setCharacter(0, null)))).toEqual([]);
    const sheet = { ...sheetOf('hero'), id: 'my-hero' };
    const own: Draft = { given: { characters: { 0: { sheet } }, tokens: { 0: { rage: 1 } } } };
    expect(seatedAt(made(own, setVariant(0, 'third-edition')), 0)).toMatchObject({
      as: 'whole',
      variant: 'third-edition',
    });
  });
});

describe('a situation with characters', () => {
  test('is sent by link, opens as the same table, and is played with their skills', async () => {
    const draft = made(heroic(), addToHand(0, 'fire'));
    const link = await toLink('situation', compactDraft(draft), '勇者');
    const read = await fromLink(link, documentSchemas);
    expect(setupOfDraft((read as { value: Draft }).value)).toEqual(setupOfDraft(draft));
    const game = gameOfDraft(draft);
    expect(game?.board.seats[0]).toMatchObject({ character: 'hero', tokens: { rage: 3 } });
    expect(game?.board.seats[1]?.piles['sword-soul']).toHaveLength(2);
    expect(game?.rules.characters[0]?.skills).not.toEqual(sheetOf('hero').skills);
    const judge = gameOfDraft(made(emptyDraft(6), setCharacter(0, 'arbiter'), setToken(0, 'judgment', 2)));
    expect(judge && requestOf(judge)?.options).toContainEqual(
      expect.objectContaining({ type: 'magicSkill', skill: 'doomsday' }),
    );
  });

  test('is written as a case that names them, with what they have at the end', () => {
    const draft = made(heroic(), setToken(0, 'insight', 1));
    const text = caseFile(draft, { id: 'OWN-02', title: '勇者', rules: rulesOf(draft) });
    expect(caseFaults(text)).toEqual([]);
    expect(text).toContain('id: hero');
    expect(text).toContain('variant: third-edition');
    expect(text).toMatch(/then:[^]*covered:[^]*sword-soul: 2[^]*tokens:[^]*rage: 3/);
    expect(caseFaults(text.replace(/(then:[^]*rage: )3/, '$12'))).toHaveLength(1);
  });
});

describe('a ruling that is changed in the builder', () => {
  test('keeps its characters, all they have, and every course', async () => {
    let lines = 0;
    for (const ruling of [...(await characterSituations()), ...(await situations())]) {
      const setup = openedSetup(ruling.setup, roster);
      if (setup.situation === undefined) continue;
      const draft = compactDraft({
        given: givenOfSetup(setup, roster),
        lines: ruling.lines.map(({ choices }) => ({ do: writtenChoices(setup, choices) })),
      });
      expect(checkSituation(draft).findings, ruling.id).toBeNull();
      const again = setupOfDraft(draft);
      const [board, same] = [setup, again].map((one) => newGame(deck, one, { log: false }).board);
      expect(same, ruling.id).toEqual(board);
      const opened = openLines(again, draft.lines).lines.map(({ choices }) => choices);
      expect(opened, ruling.id).toEqual(ruling.lines.map(({ choices }) => choices));
      lines += opened.length;
    }
    expect(lines).toBeGreaterThan(300);
  });
});
