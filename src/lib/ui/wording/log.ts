/** The log as lines: icon, sentence, §, under the turn they belong to. */
import type { GrailEvent } from '$lib/grail';
import { m } from '$lib/i18n';
import type { LogLine } from '../board/log-lines.ts';
import { plain } from '../board/words.ts';
import { eventText } from './event-text.ts';
import { seatCode, sentence, type Naming } from './marked.ts';

const ICONS: Partial<Record<GrailEvent['type'], string>> = {
  attackDeclared: 'act-attack',
  attackHit: 'act-attack',
  attackMissed: 'ans-block',
  attackAnswered: 'ans-take',
  damageDealt: 'tl-3',
  healsUsed: 'heal',
  cardsDrawn: 'hand',
  cardsDiscarded: 'discard',
  overLimit: 'hand',
  moraleLost: 'morale',
  moraleGained: 'morale',
  stonesChanged: 'gem',
  energyChanged: 'energy',
  cupsChanged: 'cup',
  gameEnded: 'cup',
  cardPlaced: 'act-magic',
  missileAimed: 'missile',
  missilePassed: 'missile',
};

/** What a log leaves to another line that says the same: the card that is shown, the step inside a damage. */
const TOLD_ELSEWHERE: ReadonlySet<GrailEvent['type']> = new Set(['cardShown', 'damageActual', 'damageTaken']);

/** The lines of a stretch of the log, the cursor on its last. */
export function logLines(events: readonly GrailEvent[], naming: Naming): LogLine[] {
  let turn: string = m.timing_action_choose();
  const lines: LogLine[] = [];
  for (const event of events) {
    if (event.type === 'turnBegan') {
      turn = plain(sentence(m.table_turn({ seat: seatCode(event.seat) }), naming));
      continue;
    }
    if (TOLD_ELSEWHERE.has(event.type) && !isShownMagic(event)) continue;
    const text = eventText(event, naming);
    if (text === null) continue;
    lines.push({
      id: event.id,
      icon: ICONS[event.type] ?? 'ruling',
      text,
      rule: event.rule,
      turn,
      time: 'past',
    });
  }
  return onlyLastIsNow(lines);
}

const isShownMagic = (event: GrailEvent): boolean =>
  event.type === 'cardShown' && (event.as === 'magic' || event.as === 'missile' || event.as === 'discard');

/** The cursor stands on one line: the newest. */
function onlyLastIsNow(lines: LogLine[]): LogLine[] {
  return lines.map((line, index) => ({ ...line, time: index === lines.length - 1 ? 'now' : 'past' }));
}
