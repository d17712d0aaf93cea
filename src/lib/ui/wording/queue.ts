/** What waits to be finished (§21.5, §18): the innermost first, then the extra actions that are left. */
import type { PendingView, TableView } from '$lib/grail';
import { m } from '$lib/i18n';
import type { QueueItem } from '../board/queue-item.ts';
import { extraText } from './extra-text.ts';
import { cardCode, seatCode, sentence, type Naming } from './marked.ts';
import { skillOf } from './skill-names.ts';
import { elementName } from './terms.ts';

type Pending<W extends PendingView['what']> = Extract<PendingView, { what: W }>;

/** The station at which each state of a damage stands. */
const STATIONS: Readonly<Record<string, string>> = {
  deal: '③',
  healWindow: '④',
  heal: '④',
  actual: '⑤',
  take: '⑥',
  drawing: '⑥',
  taken: '⑥',
  ended: '⑥',
};
const LAUNCHING: ReadonlySet<string> = new Set(['declared', 'played', 'afterCard', 'launch']);
/** The symbol of the station at which an attack, missile or damage stands; none while it only launches a missile. */
export function stationOf({ what, state }: PendingView): string | undefined {
  if (what === 'damage') return STATIONS[state];
  return what === 'attack' ? (LAUNCHING.has(state) ? '①' : '②') : undefined;
}

/** Top first. A damage of an attack or missile stands in the line of that attack or missile. */
export function queueOf(view: Pick<TableView, 'pending' | 'turn'>, naming: Naming): QueueItem[] {
  const items: QueueItem[] = [];
  view.pending.forEach((one, index) => {
    const inner = view.pending[index + 1];
    const strikes = inner?.what === 'damage' && inner.cause === one.what ? inner : null;
    const before = view.pending[index - 1];
    if (one.what === 'damage' && before?.what === one.cause) return;
    const item = itemOf(one, strikes, naming);
    if (item) items.push({ id: `${one.what}-${String(index)}`, ...item, depth: items.length });
  });
  return [...items.reverse(), ...extrasOf(view, naming)];
}

function extrasOf({ turn }: Pick<TableView, 'turn'>, naming: Naming): QueueItem[] {
  return turn.extras.map((extra, entry) => ({
    id: `extra-${String(entry)}`,
    icon: 'act-extra',
    title: m.prompt_queue_extra({ action: extraText(extra) }),
    ...(isNamed(extra.source) ? { note: skillOf(naming, extra.source) } : {}),
    depth: 0,
  }));
}

/** An entry that a situation brings along comes from no skill. */
export const isNamed = (source: string): boolean => source !== '' && source !== 'situation';

type Item = Omit<QueueItem, 'id' | 'depth'>;

/** The words for one pending thing; null for what only frames others (actions, windows). */
function itemOf(one: PendingView, strikes: Pending<'damage'> | null, naming: Naming): Item | null {
  const note = stationOf(strikes ?? one);
  switch (one.what) {
    case 'attack': {
      const points = strikes?.points ?? one.damage;
      const what =
        one.card > 0 ? cardCode(one.card) : m.prompt_queue_element({ element: elementName(one.element) });
      const title = one.active
        ? m.prompt_queue_attack({ card: what })
        : m.prompt_queue_counter({ card: what });
      return { icon: 'act-attack', note, ...both(title, from(one.attacker, one.target, points), naming) };
    }
    case 'missile': {
      const points = strikes?.points ?? one.points;
      const detail = one.target >= 0 ? from(one.passer, one.target, points) : null;
      return { icon: 'missile', note, ...both(m.prompt_queue_missile(), detail, naming) };
    }
    case 'damage': {
      const title = one.kind === 'attack' ? m.prompt_queue_damage_attack() : m.prompt_queue_damage_magic();
      const why = one.cause === 'skill' && one.skill !== null ? skillOf(naming, one.skill) : null;
      const cause = one.cause === 'poison' ? m.term_card_poison() : why;
      const named = cause === null ? title : m.prompt_queue_caused({ what: title, cause });
      return { icon: 'tl-3', note, ...both(named, from(one.source, one.target, one.points), naming) };
    }
    case 'overLimit': {
      if (one.count === 0) return null;
      const detail = m.prompt_queue_discards({ seat: seatCode(one.seat), count: one.count });
      return { icon: 'discard', ...both(m.prompt_queue_overLimit(), detail, naming) };
    }
    case 'effect': {
      const title = m.prompt_queue_skill({ skill: skillOf(naming, one.skill) });
      return { icon: 'fa-skill', ...both(title, seatCode(one.seat), naming) };
    }
    case 'action':
    case 'window':
      return null;
  }
}

const from = (source: number, target: number, points: number): string =>
  m.prompt_queue_from({ source: seatCode(source), target: seatCode(target), points });

const both = (
  title: string,
  detail: string | null,
  naming: Naming,
): { title: QueueItem['title']; detail?: QueueItem['title'] } => ({
  title: sentence(title, naming),
  ...(detail === null ? {} : { detail: sentence(detail, naming) }),
});
