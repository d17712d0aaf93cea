/** A change from the form changes just that: everywhere in every character of the roster. */
import { describe, expect, it } from 'vitest';
import {
  insertEdits,
  moveEdits,
  pointerAt,
  removeEdits,
  renameKeyEdits,
  setEdits,
  spotAt,
  type Source,
} from '../../../../src/lib/dsl/characters/edits.ts';
import { readJson, type JsonNode, type TextEdit } from '../../../../src/lib/dsl/characters/json.ts';
import { edited, joined, keysOf } from '../../../../src/lib/dsl/characters/place.ts';
import { rosterFiles, textOf } from '../../characters/samples.ts';

const sourceOf = (text: string): Source => {
  const { root } = readJson(text);
  if (root === null) throw new Error('no JSON');
  return { text, root };
};
const valueOf = (text: string): unknown => JSON.parse(text);

type Tree = Record<string, unknown>;
/** A copy with the value at the pointer made by `change`. */
function changed(value: unknown, pointer: string, change: (holder: Tree, key: string) => void): unknown {
  const copy = structuredClone(value);
  const keys = keysOf(pointer);
  const last = keys.pop() ?? '';
  change(keys.reduce<unknown>((held, key) => (held as Tree)[key], copy) as Tree, last);
  return copy;
}

function placesOf(root: JsonNode): { pointer: string; node: JsonNode }[] {
  const found: { pointer: string; node: JsonNode }[] = [];
  const walk = (node: JsonNode, pointer: string): void => {
    found.push({ pointer, node });
    if (node.children instanceof Map)
      for (const [key, member] of node.children) walk(member.node, joined(pointer, key));
    else node.children?.forEach((one, at) => walk(one, joined(pointer, at)));
  };
  walk(root, '');
  return found;
}

const result = (text: string, edits: readonly TextEdit[]): unknown => valueOf(edited(text, edits));
/** One file in so many places: all of them would take minutes. */
const some = <T>(list: readonly T[], most: number): T[] => {
  const step = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, at) => at % step === 0);
};

describe.each(rosterFiles)('%s', (path) => {
  const text = textOf(path);
  const source = sourceOf(text);
  const value = valueOf(text);
  const places = some(placesOf(source.root), 50);

  it('changes each leaf, and nothing when nothing was changed', () => {
    for (const { pointer, node } of places.filter(({ node }) => node.children === null)) {
      const other = typeof node.value === 'string' ? 'other' : 7;
      const wanted = changed(value, pointer, (holder, key) => (holder[key] = other));
      expect(result(text, setEdits(source, pointer, other, [])), pointer).toEqual(wanted);
      expect(setEdits(source, pointer, node.value, [])).toEqual([]);
    }
  });

  it('inserts and moves in each list', () => {
    for (const { pointer, node } of places) {
      if (!Array.isArray(node.children)) continue;
      const count = node.children.length;
      for (const at of new Set([0, count >> 1, count])) {
        const wanted = changed({ whole: value }, `/whole${pointer}`, (holder, key) =>
          (holder[key] as unknown[]).splice(at, 0, { do: 'draw', count: [1, 2] }),
        ) as Tree;
        const made = result(text, insertEdits(source, pointer, at, { do: 'draw', count: [1, 2] }));
        expect(made, pointer).toEqual(wanted['whole']);
      }
      if (count < 2) continue;
      for (const [from, to] of [
        [0, count - 1],
        [count - 1, 0],
      ] as const) {
        const wanted = changed(value, pointer, (holder, key) => {
          const list = holder[key] as unknown[];
          list.splice(to, 0, ...list.splice(from, 1));
        });
        const edits = moveEdits(source, pointer, from, to);
        expect(result(text, edits), pointer).toEqual(wanted);
        const back = sourceOf(edited(text, edits));
        expect(edited(back.text, moveEdits(back, pointer, to, from))).toBe(text);
      }
    }
  });

  it('removes each part, and puts it back as it was', () => {
    for (const { pointer, node } of places.filter(({ pointer }) => pointer !== '')) {
      const wanted = changed(value, pointer, (holder, key) => {
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else Reflect.deleteProperty(holder, key);
      });
      const after = edited(text, removeEdits(source, pointer));
      expect(valueOf(after), pointer).toEqual(wanted);
      const spot = spotAt(source.root, pointer);
      const left = sourceOf(after);
      const holder = pointer.slice(0, pointer.lastIndexOf('/'));
      const order = spot?.parent?.children instanceof Map ? [...spot.parent.children.keys()] : null;
      const back = edited(
        after,
        order === null
          ? insertEdits(left, holder, spot?.at ?? 0, node.value)
          : setEdits(left, pointer, node.value, order),
      );
      // Some lists are broken though they would fit in a line.
      if (node.children === null && spot?.parent?.children instanceof Map) expect(back, pointer).toBe(text);
      else expect(valueOf(back), pointer).toEqual(value);
    }
  });

  it('gives each key another name, in its place', () => {
    for (const { pointer, node } of places.filter(({ pointer }) => pointer !== '')) {
      const spot = spotAt(source.root, pointer);
      if (spot?.member === null || spot === null) continue;
      const after = edited(text, renameKeyEdits(source, pointer, 'quite-new'));
      const moved = `${pointer.slice(0, pointer.lastIndexOf('/'))}/quite-new`;
      expect(spotAt(sourceOf(after).root, moved)?.node.value).toEqual(node.value);
      expect(spotAt(sourceOf(after).root, moved)?.at).toBe(spot.at);
    }
  });

  it('finds the place that holds an offset', () => {
    for (const { pointer, node } of places)
      if (node.children === null) expect(pointerAt(source.root, node.from + 1)).toBe(pointer);
  });
});

describe('what is new is written as the files are', () => {
  const put = (text: string, pointer: string, value: unknown, order: string[] = []): string =>
    edited(text, setEdits(sourceOf(text), pointer, value, order));

  it('an object a line a field, a list of words in one line', () => {
    expect(put('{\n  "a": 1\n}\n', '/b', { for: ['x', 'y'], on: {}, in: [] })).toBe(
      '{\n  "a": 1,\n  "b": {\n    "for": ["x", "y"],\n    "on": {},\n    "in": []\n  }\n}\n',
    );
  });

  it('at the place of its key in the order of the schema', () => {
    const order = ['do', 'who', 'count', 'if'];
    expect(put('{\n  "do": 1,\n  "if": 2\n}', '/who', 3, order)).toBe(
      '{\n  "do": 1,\n  "who": 3,\n  "if": 2\n}',
    );
    expect(put('{\n  "if": 2\n}', '/do', 3, order)).toBe('{\n  "do": 3,\n  "if": 2\n}');
  });

  it('in one line where its neighbours stand in one', () => {
    expect(put('{\n  "on": { "time": "x" }\n}', '/on/by', 'self')).toBe(
      '{\n  "on": { "time": "x", "by": "self" }\n}',
    );
    expect(put('{"on":{}}', '/on/by', 'self')).toBe('{"on":{ "by": "self" }}');
  });

  it('with what is missing on the way, and with the line ends and steps of the file', () => {
    expect(put('{\r\n\t"a": 1\r\n}', '/b/c', 1)).toBe('{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": 1\r\n\t}\r\n}');
  });

  it('and where the pointer leads into no object nothing is written', () => {
    expect(put('{ "a": [1] }', '/a/x/y', 1)).toBe('{ "a": [1] }');
    expect(put('{ "a": 3 }', '/a/x', 1)).toBe('{ "a": 3 }');
  });
});
