export const PHRASES: Readonly<Record<string, string>> = {};
export const CHARACTERS: Readonly<Record<string, string>> = {};
