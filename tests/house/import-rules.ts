import type { Import } from './import-graph.ts';

/** What one room may take from another: everything, or types alone. */
type Access = 'values' | 'types';
type Rights = Readonly<Record<string, Access>>;

const allow = (access: Access, ...rooms: string[]): Rights =>
  Object.fromEntries(rooms.map((room) => [room, access]));

const ENGINES = ['kernel', 'grail', 'duel', 'draft', 'match', 'dsl'];
const BELOW_FEATURES = [
  ...ENGINES,
  'charts',
  'bots',
  'lesson',
  'lab',
  'store',
  'i18n',
  'commands',
  'content',
  'ui',
];

/** Who may import which room. A room that is not named here may not exist. */
export const ROOMS: Readonly<Record<string, Rights>> = {
  kernel: {},
  grail: allow('values', 'kernel'),
  duel: allow('values', 'kernel'),
  draft: { ...allow('values', 'kernel'), ...allow('types', 'grail') },
  match: allow('values', 'kernel'),
  dsl: allow('values', 'kernel', 'grail', 'duel'),
  charts: { ...allow('types', 'kernel'), ...allow('values', 'grail', 'duel', 'draft') },
  bots: allow('values', 'kernel', 'grail', 'duel', 'dsl'),
  lesson: allow('values', ...ENGINES, 'bots'),
  lab: allow('values', ...ENGINES, 'bots'),
  store: allow('types', ...ENGINES, 'lesson', 'lab'),
  i18n: {},
  commands: {},
  content: { ...allow('types', ...ENGINES), ...allow('values', 'dsl', 'lesson', 'content-files') },
  cli: allow(
    'values',
    ...ENGINES,
    'charts',
    'bots',
    'lesson',
    'lab',
    'i18n',
    'commands',
    'content',
    'content-files',
    'scripts',
  ),
  // A chart's component needs the words and the outline of its machine, which are pure and small.
  ui: { ...allow('values', 'i18n', 'charts'), ...allow('types', ...ENGINES, 'bots', 'lesson', 'lab') },
  features: allow('values', ...BELOW_FEATURES),
  routes: allow('values', 'features', 'ui', 'i18n', 'content', 'charts', 'commands'),
};

/**
 * Features that others may use: crash cards and reports stand around every view, most pages show a table, and codex and
 * workshop a character's sheet. Each may use only those before it.
 */
const SHARED_FEATURES: readonly string[] = ['system', 'table', 'sheet'];

const maySee = (from: string | undefined, to: string | undefined): boolean => {
  const place = SHARED_FEATURES.indexOf(to ?? '');
  const own = SHARED_FEATURES.indexOf(from ?? '');
  return place >= 0 && (own < 0 || place < own);
};

/**
 * A room with one door. `charts` reads flows where they are written; `dsl` the types of the skill language, the checks
 * and the texts beside its constructs, which the engine never runs.
 */
const DOORS: Readonly<Record<string, { door: string; charts?: string; dsl?: readonly string[] }>> = {
  grail: {
    door: 'src/lib/grail/index.ts',
    charts: 'src/lib/grail/flow/index.ts',
    dsl: [
      'src/lib/grail/effects/language/index.ts',
      'src/lib/grail/effects/language/checks.ts',
      'src/lib/grail/effects/index.text.ts',
    ],
  },
};

/** Packages that only some rooms, or one file, may use. Types are free. */
const PACKAGES: readonly { pattern: RegExp; rooms: readonly string[] }[] = [
  { pattern: /^(xstate|@xstate\/.*)$/, rooms: ['kernel', 'lesson', 'features'] },
  {
    pattern: /^(svelte|svelte\/.*|@lucide\/svelte.*|\$app\/.*)$/,
    rooms: ['ui', 'features', 'routes', 'i18n'],
  },
  { pattern: /^dexie/, rooms: ['store'] },
  { pattern: /^monaco-editor/, rooms: ['features'] },
  { pattern: /^elkjs/, rooms: ['charts', 'routes', 'cli'] },
  // Schemas must be told not to make code before they are made: nobody takes zod from elsewhere.
  { pattern: /^zod($|\/)/, rooms: ['src/lib/dsl/zod.ts'] },
];

interface Place {
  room: string;
  feature?: string;
}

export function placeOf(path: string): Place {
  if (path.startsWith('content/')) return { room: 'content-files' };
  if (path.startsWith('src/cli/')) return { room: 'cli' };
  if (path.startsWith('scripts/')) return { room: 'scripts' };
  const [, room = '', feature] = /^src\/lib\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  if (room === 'features' && feature !== undefined) return { room, feature };
  if (room !== '') return { room };
  return { room: 'routes' };
}

const withEnding = (path: string): string => (/\.[a-z]+$/.test(path) ? path : `${path}/index.ts`);

function doorComplaint({ from, to, typesOnly }: Import, here: Place, there: Place): string | undefined {
  const rule = DOORS[there.room];
  if (rule === undefined || here.room === there.room) return undefined;
  const path = withEnding(to);
  if (path === rule.door || (here.room === 'charts' && path === rule.charts)) return undefined;
  if (here.room === 'dsl' && rule.dsl?.includes(path) === true) return undefined;
  if (here.room === 'draft' && typesOnly && path.startsWith('src/lib/grail/state/')) return undefined;
  return `${from} goes past the door of ${there.room}: ${to}`;
}

function packageComplaint({ from, to, typesOnly }: Import, here: Place): string | undefined {
  const rule = PACKAGES.find(({ pattern }) => pattern.test(to));
  if (rule === undefined || typesOnly) return undefined;
  if (rule.rooms.includes(here.room) || rule.rooms.includes(from)) return undefined;
  return `${from} may not use ${to}: only ${rule.rooms.join(', ')} may`;
}

function roomComplaint({ from, to, typesOnly }: Import, here: Place, there: Place): string | undefined {
  if (here.room === 'features' && there.room === 'features') {
    if (here.feature === there.feature || maySee(here.feature, there.feature)) return undefined;
    return `${from} uses another feature: ${to}`;
  }
  if (here.room === there.room) return undefined;
  const access = ROOMS[here.room]?.[there.room];
  if (access === 'values' || (access === 'types' && typesOnly)) return undefined;
  return access === 'types'
    ? `${from} may take only types from ${there.room}: ${to}`
    : `${from} (${here.room}) may not import ${there.room}: ${to}`;
}

function complaint(edge: Import): string | undefined {
  const here = placeOf(edge.from);
  if (ROOMS[here.room] === undefined)
    return `${edge.from} is in a room that the table does not know: ${here.room}`;
  if (!edge.own) return packageComplaint(edge, here);
  const there = placeOf(edge.to);
  return roomComplaint(edge, here, there) ?? doorComplaint(edge, here, there);
}

/** A route renders one feature; what stands around every page does not count. */
function routeComplaints(graph: readonly Import[]): string[] {
  const features = new Map<string, Set<string>>();
  for (const { from, to, own } of graph) {
    const { feature } = own ? placeOf(to) : {};
    if (placeOf(from).room !== 'routes' || feature === undefined || SHARED_FEATURES.includes(feature))
      continue;
    features.set(from, (features.get(from) ?? new Set()).add(feature));
  }
  return [...features]
    .filter(([, used]) => used.size > 1)
    .map(([from, used]) => `${from} renders more than one feature: ${[...used].join(', ')}`);
}

/** @returns every import that breaks the table, in words */
export function violations(graph: readonly Import[]): string[] {
  const found = graph.map(complaint).filter((words) => words !== undefined);
  return [...new Set([...found, ...routeComplaints(graph)])];
}
