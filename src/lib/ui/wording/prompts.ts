/** What is asked, in words; for the asked player and for those who wait. */
import type { TableView } from '$lib/grail';
import { m } from '$lib/i18n';
import type { Sentence } from '../board/words.ts';
import { seatCode, sentence, type Naming } from './marked.ts';
import { elementName } from './terms.ts';

type View = TableView;

/** Questions that the viewer is asked; those of skills come with the skills. */
function ownQuestion(view: View): string | null {
  const { asked, request, attack, missile, damage, seats } = view;
  if (!asked || !request) return null;
  const own = seats[asked.seat];
  switch (`${asked.machine}.${asked.state}`) {
    case 'action.choose':
      return m.prompt_action_choose();
    case 'attack.respond':
      return attack && attackQuestion(request, attack);
    case 'missile.respond':
      return (
        missile && m.prompt_missile_respond({ passer: seatCode(missile.passer), points: missile.points })
      );
    case 'damage.heal':
      return damage && m.prompt_damage_heal({ points: damage.points, limit: healsOf(request) });
    case 'overLimit.discard': {
      const count = request.options.find((option) => option.type === 'discard')?.count ?? 0;
      return m.prompt_overLimit_discard({ hand: own?.handSize ?? 0, limit: own?.handLimit ?? 0, count });
    }
    default:
      return null;
  }
}

function attackQuestion(
  { options }: NonNullable<View['request']>,
  attack: NonNullable<View['attack']>,
): string {
  const facts = {
    attacker: seatCode(attack.attacker),
    element: elementName(attack.element),
    points: attack.damage,
  };
  return options.some(({ type }) => type === 'counter')
    ? m.prompt_attack_respond(facts)
    : m.prompt_attack_respond_noCounter(facts);
}

const healsOf = ({ options }: NonNullable<View['request']>): number =>
  options.find((option) => option.type === 'useHeals')?.max ?? 0;

const OTHERS: Readonly<Record<string, (facts: { seat: string }) => string>> = {
  'action.choose': m.prompt_other_action_choose,
  'attack.respond': m.prompt_other_attack_respond,
  'missile.respond': m.prompt_other_missile_respond,
  'damage.heal': m.prompt_other_damage_heal,
  'turn.weakness': m.prompt_other_turn_weakness,
};

/** The question that stands, or whom the table waits for; null when nobody is asked. */
export function promptText(view: View, naming: Naming): Sentence | null {
  const { asked } = view;
  if (asked === null) return null;
  const key = `${asked.machine}.${asked.state}`;
  const text = asked.seat === view.viewer ? ownQuestion(view) : OTHERS[key]?.({ seat: seatCode(asked.seat) });
  return text ? sentence(text, naming) : null;
}
