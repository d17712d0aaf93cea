/** Element and team colours as custom properties, so that a component names its role and not a colour. */
import type { TeamId } from '$lib/grail/index.ts';
import type { Element } from '$lib/grail/index.ts';

export const elementInk = (element: Element): string =>
  `--e: var(--${element}); --et: var(--${element}-tint)`;

export const teamInk = (team: TeamId): string => `--team: var(--${team === 0 ? 'red' : 'blue'})`;

/** Symbol that stands for a team wherever its number does. */
export const teamMark = (team: TeamId): string => (team === 0 ? 'team-red' : 'team-blue');
