/** Where a § stands in the rulebook: a page a chapter, an anchor a §. Pure: pages use it too. */

/** @param rule as the engine writes it, e.g. "§7.4(1)" */
export function rulePath(rule: string): `/rules/${string}` {
  const anchor = rule.slice(1);
  const section = /^\d+/.exec(anchor)?.[0] ?? '';
  return `/rules/${section}/${anchor === section ? '' : `#${anchor}`}`;
}

/** A dispute's box stands beside the first § it is about. */
export const disputePath = ({ id, rules }: { id: string; rules: readonly string[] }): `/rules/${string}` =>
  `${rulePath(rules[0]?.split('.')[0] ?? '§24')}#${id}` as `/rules/${string}`;
