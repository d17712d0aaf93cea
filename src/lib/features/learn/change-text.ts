/** Numbers that a detour has changed, as before → after. */
import { m } from '$lib/i18n';
import type { Change } from '$lib/lesson/facts.ts';
import { readPair, readStones } from '$lib/lesson/setup.ts';
import { stonesText } from '$lib/ui/wording/stones-text.ts';
import { seatCode, teamCode } from '$lib/ui/wording/marked.ts';

function pair(text: string): string {
  const [red, blue] = readPair(text);
  return m.lesson_pair({ red, blue });
}

function stones(text: string): string {
  const [gem, crystal] = readStones(text);
  return stonesText({ gem, crystal });
}

/** One change with codes for its seat or team (ui/wording/marked.ts); null if it is nothing to show. */
export function changeText({ place, before, after }: Change): string | null {
  const [key = '', at = ''] = place.split('.');
  const same = before === after;
  const seat = seatCode(Number(at));
  switch (key) {
    case 'hand':
      return same ? m.lesson_same_hand({ seat, after }) : m.lesson_change_hand({ seat, before, after });
    case 'heals':
      return same ? m.lesson_same_heals({ seat, after }) : m.lesson_change_heals({ seat, before, after });
    case 'energy':
      return same ? null : m.lesson_change_energy({ seat, before: stones(before), after: stones(after) });
    case 'table':
      return same ? null : m.lesson_change_table({ seat });
    case 'morale':
      return same
        ? m.lesson_same_morale({ after: pair(after) })
        : m.lesson_change_morale({ before: pair(before), after: pair(after) });
    case 'cups':
      return same
        ? m.lesson_same_cups({ after: pair(after) })
        : m.lesson_change_cups({ before: pair(before), after: pair(after) });
    case 'stones': {
      const team = teamCode(at === 'R' ? 0 : 1);
      return same
        ? m.lesson_same_stones({ team, after: stones(after) })
        : m.lesson_change_stones({ team, before: stones(before), after: stones(after) });
    }
    default:
      return null;
  }
}
