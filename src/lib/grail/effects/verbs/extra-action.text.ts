import type { ExtraAction } from './extra-action.ts';
import { isNothing, joined, NOTHING, said, type Said } from '../language/said.text.ts';
import type { Say, VerbText } from '../language/say.text.ts';
import { termEn, termZh } from '../language/terms.text.ts';
import { actorsZh, doesEn } from '../language/who.text.ts';
import { elementWord, factionWord } from './element.text.ts';

const TERM = { attack: 'attack-action', magic: 'magic-action' } as const;

/** 限风系 */
function limitZh({ element, faction, kinds }: ExtraAction, say: Say): Said {
  const parts = [
    element === undefined ? NOTHING : elementWord(element, say),
    faction === undefined ? NOTHING : factionWord(faction, say),
  ];
  const words = joined(parts, '、');
  const only = kinds.length > 1 ? '攻击限' : '限';
  return isNothing(words) ? words : said`（${only}${words}）`;
}
function limitEn({ element, faction }: ExtraAction, say: Say): Said {
  const parts = [
    element === undefined ? NOTHING : elementWord(element, say),
    faction === undefined ? NOTHING : said`with a card of ${factionWord(faction, say)}`,
  ];
  const words = joined(parts, ' and ');
  return isNothing(words) ? words : said` (${words} only)`;
}

export const extraActionText: VerbText<ExtraAction> = {
  zh: (effect, say) => {
    const { kinds, who, launch } = effect;
    const actions = joined(
      kinds.map((kind) => termZh(TERM[kind])),
      '或',
    );
    const start = launch === undefined ? NOTHING : said`，其攻击发动时①，${say.effects(launch, say)}`;
    return said`${actorsZh(who, say)}额外+1次${actions}${limitZh(effect, say)}${start}`;
  },
  en: (effect, say) => {
    const { kinds, who, launch } = effect;
    const actions = joined(
      kinds.map((kind) => termEn(TERM[kind])),
      ' or ',
    );
    const start =
      launch === undefined ? NOTHING : said`; when its attack is launched ①, ${say.effects(launch, say)}`;
    return said`${doesEn(who, 'gain', say)} 1 extra ${actions}${limitEn(effect, say)}${start}`;
  },
  block: ({ launch }) => launch !== undefined,
  docs: {
    zh: '额外得到一次行动；可限定系或命格，launch 写其攻击发动时的效果。',
    en: 'One extra action; element and faction limit it, `launch` happens at ① of its attack.',
  },
  example: { do: 'extra-action', kinds: ['attack'] },
};
