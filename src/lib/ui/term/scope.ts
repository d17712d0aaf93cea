/** A term is marked once a screen: who shows a screen opens a scope, and the first text that holds a term gets it. */
import { createContext } from 'svelte';

export interface TermScope {
  /** @returns whether the term is free for this text, which then owns it */
  claim: (id: string, owner: symbol) => boolean;
  /** Gives back what a text owns: it changes or goes. */
  release: (owner: symbol) => void;
}

export function makeTermScope(): TermScope {
  const owners = new Map<string, symbol>();
  return {
    claim(id, owner) {
      const other = owners.get(id);
      if (other !== undefined && other !== owner) return false;
      owners.set(id, owner);
      return true;
    },
    release(owner) {
      for (const [id, by] of owners) if (by === owner) owners.delete(id);
    },
  };
}

const [getScope, setScope] = createContext<TermScope>();

/** Call while a screen is set up. */
export const openTermScope = (): TermScope => setScope(makeTermScope());

/** The screen's scope; a text that stands in none is its own screen. */
export function termScope(): TermScope {
  try {
    return getScope();
  } catch {
    return makeTermScope();
  }
}
