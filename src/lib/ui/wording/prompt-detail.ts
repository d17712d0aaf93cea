/** The small line under a question; apart from the question, since it brings the words of the whole queue. */
import type { TableView } from '$lib/grail';
import { m } from '$lib/i18n';
import { plain } from '../board/words.ts';
import { seatCode, sentence, type Naming } from './marked.ts';
import { extraOf } from './prompts.ts';
import { queueOf } from './queue.ts';

type View = TableView;

/** The line under the question: the station or phase, and what is being finished; null when nobody is asked. */
export function promptDetail(view: View, naming: Naming): string | null {
  if (view.asked === null) return null;
  const place = placeOf(view);
  const top = queueOf({ pending: view.pending, turn: { ...view.turn, extras: [] } }, naming)[0];
  const about = top && [top.title, ...(top.detail === undefined ? [] : [top.detail])].map(plain);
  const turn = plain(sentence(m.table_turn({ seat: seatCode(view.turn.player) }), naming));
  return [...(place === null ? [] : [place]), ...(about ?? [turn])].join(m.prompt_detail_join());
}

/** Where in the turn or the damage timeline the question stands; a window's timing is in the question itself. */
function placeOf({ asked, pending }: View): string | null {
  switch (asked?.machine) {
    case 'attack':
      return m.track_t2();
    case 'damage':
      return m.track_t4();
    case 'overLimit':
      return pending.some(({ what }) => what === 'damage') ? m.track_t6() : null;
    case 'turn':
      return m.timing_action_before();
    case 'startup':
      return m.timing_action_start();
    case 'action':
      return extraOf(pending) ? m.timing_action_extra() : m.timing_action_choose();
    case 'extraActions':
      return m.timing_action_extra();
    default:
      return null;
  }
}
