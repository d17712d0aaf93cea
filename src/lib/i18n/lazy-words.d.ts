declare module 'virtual:lazy-words' {
  /** Fetches the words of a language; a language that is not named here is at hand. */
  export const load: Partial<Record<string, () => Promise<void>>>;
}
