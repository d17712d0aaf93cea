/** A game somebody keeps or sends: its record, lines that were tried beside it, where the reader stood and whose eyes. */
import { z } from '../zod.ts';
import { CHOICE_BOUND, type GrailRecord } from '../../grail/index.ts';
import type { StoredRecord } from '../roster/roster.ts';
import { closed } from '../cases/schema.ts';
import { choiceSchema, seat } from './choice.ts';
import { checkBy, type Checked, type Finding } from './findings.ts';
import { setupSchema } from './setup.ts';

const choices = z.array(choiceSchema).max(CHOICE_BOUND);

const recordSchema = closed({
  format: z.literal(1),
  rules: z.string().max(40),
  setup: setupSchema,
  choices,
  every: z.int().min(1).max(CHOICE_BOUND),
  hashes: z
    .array(z.string().regex(/^[0-9a-f]{16}$/, 'a hash is 16 hexadecimal digits'))
    .max(CHOICE_BOUND + 1),
});

/** Other choices from some point on. */
const line = closed({
  /** How many choices have been made, from the first of the game, where it leaves the line it belongs to. */
  at: z.int().min(0).max(CHOICE_BOUND),
  /** The line it leaves, by its place in the list; left out: the game as it was played. */
  of: z.int().min(0).max(199).optional(),
  choices,
  title: z.string().max(200),
});

const gameSchema = closed({
  record: recordSchema,
  lines: z.array(line).max(200).optional(),
  /** Where the cursor stands, in the words of whoever made it. */
  at: z.string().max(200).optional(),
  /** A seat's eyes, everybody's, or a spectator's. */
  eyes: z.union([seat, z.enum(['all', 'spectator'])]).optional(),
});

export type GameDocument = Omit<z.output<typeof gameSchema>, 'record' | 'lines'> & {
  record: StoredRecord;
  lines?: { at: number; of?: number; choices: GrailRecord['choices']; title: string }[];
};

const misfit = (path: string, wanted: number, got: number): Finding => ({
  path,
  code: 'misfit',
  facts: { wanted, got },
  note: `${got} does not fit the rest of the document (${wanted} would)`,
});

/** What each part says by itself is right; do they fit each other? */
function misfits({ record, lines = [] }: GameDocument): Finding[] {
  const hashes = Math.floor(record.choices.length / record.every) + 1;
  const found =
    record.hashes.length === hashes ? [] : [misfit('record.hashes', hashes, record.hashes.length)];
  lines.forEach(({ at, of }, index) => {
    const left = of === undefined ? undefined : lines[of];
    const end = of === undefined ? record.choices.length : (left?.at ?? 0) + (left?.choices.length ?? 0);
    if (of !== undefined && of >= index) found.push(misfit(`lines.${index}.of`, index - 1, of));
    else if (at > end) found.push(misfit(`lines.${index}.at`, end, at));
  });
  return found;
}

/** Checks the value of a document of kind "game"; that its characters are known and it can be played, opening it shows. */
export function checkGame(value: unknown): Checked<GameDocument> {
  const checked = checkBy(gameSchema, value);
  if (checked.value === null) return checked;
  const game = checked.value as GameDocument;
  const findings = misfits(game);
  return findings.length > 0 ? { value: null, findings } : { value: game, findings: null };
}
