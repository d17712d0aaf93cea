/** Looks through skills as data: every map in them, however deep, without knowing what each says. */

export type Thing = Readonly<Record<string, unknown>>;

/** All maps inside a plain value, outer ones first. */
export function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return Array.isArray(value) ? inner : [value as Thing, ...inner];
}
