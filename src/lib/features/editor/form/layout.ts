/** How a form is laid out, where the schema alone does not say it. */

/** Fields that are shown though nothing stands in them yet; others are folded under "more". */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  Character: ['base'],
  Base: ['handLimit', 'healLimit', 'energyLimit'],
  Skill: ['does', 'rules'],
  Ability: ['if', 'choose', 'pay', 'do', 'limit', 'must'],
  Body: ['pay', 'do'],
};
/** Fields that a reader of the form never needs. */
const HIDDEN = ['$schema', 'format'];
/** Fields that stand in a line of their own order, whatever the file's. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  Skill: ['name', 'class', 'type', 'id', 'setup', 'does', 'rules', 'note'],
  Ability: ['on', 'form', 'card', 'if', 'choose', 'where', 'pay', 'modes', 'do', 'limit', 'must'],
};

export const isShown = (names: readonly string[], key: string): boolean =>
  names.some((name) => SHOWN[name]?.includes(key) === true);

/** @param keys in the order of the schema. @returns those that a form shows, in its own order */
export function formOrder(names: readonly string[], keys: readonly string[]): string[] {
  const order = names.map((name) => ORDER[name]).find((one) => one !== undefined) ?? [];
  const seen = keys.filter((key) => !HIDDEN.includes(key));
  return [...order.filter((key) => seen.includes(key)), ...seen.filter((key) => !order.includes(key))];
}

/** The id of the control at a pointer, by which the focus finds it again. */
export const domId = (pointer: string, part = ''): string =>
  `form:${pointer}${part === '' ? '' : `#${part}`}`;
