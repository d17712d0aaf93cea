import type { Num } from '../language/number.ts';
import type { Name, TokenId, Who } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Cards of a name. */
export interface NamedCards {
  these: Name;
}

/** Cards are laid under a token: from hand, deck, the attack's card, the event's cards or a name; above its maximum the owner throws away. */
export interface Cover extends EffectBase {
  do: 'cover';
  token: TokenId;
  from: 'hand' | 'deck' | 'attack-card' | 'event-cards' | NamedCards;
  /** Whose hand; and beside whom with `beside`. */
  who?: Who;
  count?: Num | 'all';
  upTo?: Num;
  /** Ordered piles: default on top. */
  at?: 'top' | 'bottom';
}
