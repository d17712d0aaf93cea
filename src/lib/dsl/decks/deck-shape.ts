/** The shape of a deck that comes with a game or a situation from outside: what is no deck is refused with the whole. */
import { z } from '../zod.ts';
import { ELEMENTS_OF, type CardName, type Deck } from '../../grail/index.ts';
import { KINDS } from '../characters/codes.ts';
import { deckFlaws } from './meaning.ts';

const id = z
  .string()
  .max(200)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'ids are words of small letters and digits joined by -');
const text = z.strictObject({ zh: z.string().max(200).optional(), en: z.string().max(200).optional() });
const name = z.enum(Object.keys(ELEMENTS_OF) as [CardName, ...CardName[]]);
const element = z.enum(['wind', 'water', 'fire', 'earth', 'thunder', 'dark', 'light']);
const faction = z.enum(['holy', 'phantom', 'skill', 'chant', 'blood']);
const count = z.int().min(1).max(150);

const shape = z.strictObject({
  $schema: z.string().max(200).optional(),
  format: z.literal(1),
  id,
  name: text,
  author: z.string().max(120).optional(),
  base: z.literal('official').optional(),
  without: z
    .array(
      z.strictObject({
        name,
        element: element.optional(),
        faction: faction.optional(),
        unique: id.optional(),
        count: count.optional(),
      }),
    )
    .max(100)
    .optional(),
  cards: z
    .array(
      z.strictObject({
        name,
        element: element.optional(),
        faction,
        unique: z
          .array(z.strictObject({ character: id, skill: id }))
          .max(2)
          .optional(),
        count,
      }),
    )
    .max(400),
});

/** After the check it is a `Deck` that a game can be set up with, as far as can be told without the official cards. */
export const deckSchema = shape.transform((value, context): Deck => {
  const deck = value as Deck;
  for (const { code, pointer } of deckFlaws(deck, {})) {
    if (KINDS[code].severity !== 'error') continue;
    const path = pointer.split('/').slice(1);
    context.addIssue({ code: 'custom', message: code, path });
  }
  return deck;
});
