/** The parts of a character file with their places, for finding one's way: skills by their names, tokens, forms, cards. */
import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser';

export interface OutlineEntry {
  /** Name in the reader's language, or id, or the key. */
  label: string;
  /** What it is: key of the list it stands in (`skills`, `tokens` …), or empty for a field of the whole. */
  of: string;
  from: number;
  to: number;
  /** Place of its name or key: where one jumps to. */
  at: { from: number; to: number };
  children: OutlineEntry[];
}

const GROUPS: readonly string[] = ['tokens', 'forms', 'cards', 'skills', 'variants'];

/** @param readable the text is known to be short and flat enough (`tolerantValue`) */
export function outline(text: string, tongue: 'zh' | 'en'): OutlineEntry[] {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root?.type === 'object' ? entriesOf(root, tongue) : [];
}

function entriesOf(node: Node, tongue: 'zh' | 'en'): OutlineEntry[] {
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (key === undefined) return [];
    const label = String(key.value);
    return [entry(label, '', property, key, GROUPS.includes(label) ? partsOf(label, value, tongue) : [])];
  });
}

function partsOf(of: string, value: Node | undefined, tongue: 'zh' | 'en'): OutlineEntry[] {
  if (value?.type === 'array')
    return (value.children ?? []).map((one, at) => {
      const id = findNodeAtLocation(one, ['id']);
      return entry(nameOf(one, tongue) ?? String(id?.value ?? at + 1), of, one, id ?? one, []);
    });
  if (value?.type !== 'object') return [];
  return (value.children ?? []).flatMap((property) => {
    const [key, held] = property.children ?? [];
    if (key === undefined) return [];
    const skills = held === undefined ? undefined : findNodeAtLocation(held, ['skills']);
    const name = held === undefined ? null : nameOf(held, tongue);
    return [entry(name ?? String(key.value), of, property, key, partsOf('skills', skills, tongue))];
  });
}

function nameOf(node: Node, tongue: 'zh' | 'en'): string | null {
  const name = node.type === 'object' ? findNodeAtLocation(node, ['name']) : undefined;
  const said = name === undefined ? null : (getNodeValue(name) as Record<string, unknown> | null);
  if (typeof said !== 'object' || said === null) return null;
  const found = said[tongue] ?? said[tongue === 'zh' ? 'en' : 'zh'];
  return typeof found === 'string' && found !== '' ? found : null;
}

const entry = (label: string, of: string, node: Node, at: Node, children: OutlineEntry[]): OutlineEntry => ({
  label,
  of,
  from: node.offset,
  to: node.offset + node.length,
  at: { from: at.offset, to: at.offset + at.length },
  children,
});
