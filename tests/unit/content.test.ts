import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadRulings } from '$lib/content/cases.ts';
import { deck, deckTable } from '$lib/content/deck.ts';
import { parseCases } from '$lib/dsl/cases/parse.ts';
import { newGame, parseChoice, requestOf, type Request } from '$lib/grail/index.ts';

const faceSchema = z.strictObject({
  id: z.int().min(1).max(150),
  name: z.enum([
    'wind-slash',
    'water-slash',
    'fire-slash',
    'earth-slash',
    'thunder-slash',
    'dark-extinction',
    'holy-light',
    'holy-shield',
    'weakness',
    'poison',
    'magic-missile',
  ]),
  kind: z.enum(['attack', 'magic']),
  element: z.enum(['wind', 'water', 'fire', 'earth', 'thunder', 'dark', 'light']),
  faction: z.enum(['holy', 'phantom', 'skill', 'chant', 'blood']),
  unique: z.array(z.strictObject({ character: z.string(), skill: z.string() })).max(2),
});

describe('content', () => {
  it('§1.2 the deck file holds 150 faces of the right shape', () => {
    expect(z.array(faceSchema).length(150).parse(deck)).toEqual(deck);
    expect(deckTable).toHaveLength(151);
  });

  it('the rulings load as the app loads them', async () => {
    const rulings = await loadRulings();
    expect(rulings.length).toBeGreaterThan(160);
  });
});

describe('whatever somebody writes', () => {
  it('a case file is read or refused, never a crash', () => {
    const lines = fc.array(
      fc.constantFrom(
        '- id: A',
        '  rules: [§1.1]',
        '  given: {}',
        '  then:',
        '    hand: { 0: 1 }',
        '  do: [',
        '}',
        '? x',
        '- - -',
        '!!js/function',
        '&a [*a]',
        '\t',
        '"',
        '{{{',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          lines.map((rows) => rows.join('\n')),
        ),
        (text) => {
          const { cases, findings } = parseCases('f', text);
          expect(cases.length + findings.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('a choice is read or refused, never a crash', () => {
    const game = newGame(deck, { seed: 1 });
    const request = requestOf(game) as Request;
    const part = fc.constantFrom(
      'attack',
      'use',
      'skill',
      'choose',
      'discard',
      'fire',
      '->',
      '1',
      'x',
      '*9',
      '=',
      '#17',
      ',',
      '/',
      ':',
      '__proto__',
      'any',
      '2g1c',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join(' ')),
        ),
        (text) => {
          expect(parseChoice(text, request, game.rules.cards, game.board, game.rules.skills)).toBeTypeOf(
            'object',
          );
        },
      ),
    );
  });
});
