/** Mends of what a character cannot mean: ids that nobody has, moments that a skill is not for, numbers past a limit. */
import { readJson, type JsonNode, type TextEdit } from '../json.ts';
import { editOf, keysOf, nodeAt } from '../place.ts';
import type { Finding } from '../read.ts';
import { namesGiven, thingsOf } from '../things.ts';
import { pathOf } from './shape.ts';
import { inserting, replacing } from './write.ts';

const NAMED = {
  unknownToken: 'tokens',
  unknownForm: 'forms',
  unknownCard: 'cards',
  unknownSkill: 'skills',
} as const;

/** What a new thing begins as. */
const BEGIN: Readonly<Record<string, (id: string) => unknown>> = {
  tokens: (id) => ({ kind: 'counter', name: { zh: id, en: id }, colour: 'yellow' }),
  forms: (id) => ({ name: { zh: id, en: id }, turned: true }),
  cards: (id) => ({ kind: 'exclusive', name: { zh: id, en: id } }),
};

/** Ways to mend it, best first. */
export function* meaningMends(text: string, finding: Finding): Generator<TextEdit> {
  if (!/^[EWS]/.test(finding.id)) return;
  const { root: whole } = readJson(text);
  const node = whole === null ? null : nodeAt(whole, finding.pointer);
  if (whole === null || node === null) return;
  yield* unknown(text, finding, whole, node);
  yield* moved(text, finding, whole);
  yield* lowered(text, finding, node);
  const deep = keysOf(finding.pointer).length > 2;
  const remove = deep ? editOf(whole, text, { kind: 'remove', pointer: finding.pointer }) : null;
  if (remove !== null) yield remove;
}

/** Another id or name of the file; or the thing is made. */
function* unknown(
  text: string,
  { code, params, pointer }: Finding,
  whole: JsonNode,
  node: JsonNode,
): Generator<TextEdit> {
  if (code === 'unboundName')
    for (const name of namesGiven(whole.value, pathOf(whole, pointer))) yield replacing(text, node, name);
  if (!Object.hasOwn(NAMED, code)) return;
  const kind = NAMED[code as keyof typeof NAMED];
  const things = thingsOf(whole.value)[kind];
  const make = BEGIN[kind];
  const group = nodeAt(whole, `/${kind}`);
  const id = String(params['id'] ?? '');
  if (make !== undefined && /^[a-z]/.test(id)) {
    const last = group?.children instanceof Map ? ([...group.children.keys()].at(-1) ?? null) : null;
    yield group === null
      ? inserting(text, whole, 'stars', kind, { [id]: make(id) })
      : inserting(text, group, last, id, make(id));
  }
  if (node.children === null) for (const thing of things) yield replacing(text, node, thing.id);
}

/** Skills of some types have one moment; else they are of another type. */
const OWN_MOMENT: Readonly<Record<string, unknown>> = {
  startupTime: { time: 'action.start', by: 'self' },
  magicTime: { time: 'action.choose', as: 'magic' },
};

/** The moment that a skill of this type, or this effect, is for. */
function* moved(text: string, { code, pointer }: Finding, whole: JsonNode): Generator<TextEdit> {
  const keys = keysOf(pointer);
  const skill = `/${keys.slice(0, 2).join('/')}`;
  const put = function* (at: string, value: unknown): Generator<TextEdit> {
    const node = nodeAt(whole, at);
    if (node !== null) yield replacing(text, node, value);
  };
  const ability = `/${keys.slice(0, 4).join('/')}`;
  const own = OWN_MOMENT[code];
  if (own !== undefined) {
    const whose = pointer.slice(0, pointer.lastIndexOf('/'));
    for (const at of [0, 1]) yield* put(`${whose}/does/${at}/on`, own);
    for (const type of ['response', 'passive']) yield* put(pointer, type);
  }
  if (code === 'damageTooLate') yield* put(`${ability}/on/time`, 't6.take');
  if (code === 'tooLate') yield* put(`${ability}/on/time`, 't1.launch');
  if (code === 'notOnDeck' || code === 'uniqueNotPlayed') yield* put(`${skill}/class`, 'common');
}

/** Numbers past what the file allows; two bounds the wrong way round. */
function* lowered(text: string, { code, params }: Finding, node: JsonNode): Generator<TextEdit> {
  const most = params['max'] ?? params['limit'] ?? (code === 'elementsTooMany' ? 7 : undefined);
  if (typeof most === 'number' && typeof node.value === 'number') yield replacing(text, node, most);
  if (code === 'emptyRange' && node.children instanceof Map) {
    const held = node.value as Record<string, unknown>;
    yield replacing(text, node, { ...held, from: held['to'], to: held['from'] });
  }
  if (code === 'skillTwice' && typeof node.value === 'string') yield replacing(text, node, `${node.value}-2`);
}
