/** The log as the board shows it: one line an event, grouped by turn and by action. */
import type { Sentence } from './words.ts';

export interface LogLine {
  /** Id of the event, where a press moves the cursor. */
  id: number;
  icon: string;
  text: Sentence;
  rule?: string | undefined;
  /** Turn this line belongs to, e.g. its title; a heading stands above the first line of each. */
  turn: string;
  /** Action within the turn, likewise. */
  action?: string | undefined;
  /** Where the cursor stands in time. */
  time: 'past' | 'now' | 'future';
  /** How deep this event lies within another, for nested damage. */
  depth?: number | undefined;
}

export interface LogGroup {
  title: string;
  lines: LogLine[];
}

const titleOf = ({ turn, action }: LogLine): string => (action ? `${turn} · ${action}` : turn);

/** Neighbours under one heading; a turn that comes back later gets a heading of its own. */
export function groupLines(lines: readonly LogLine[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of lines) {
    const title = titleOf(line);
    const last = groups.at(-1);
    if (last?.title === title) last.lines.push(line);
    else groups.push({ title, lines: [line] });
  }
  return groups;
}
