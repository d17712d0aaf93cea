import { describe, expect, it } from 'vitest';
import { importsOf, readGraph } from './import-graph.ts';
import { violations } from './import-rules.ts';

const breaks = (path: string, code: string): string[] => violations(importsOf(path, code));

describe('who may import which', () => {
  it('holds for every file of src', () => {
    const graph = readGraph();
    expect(graph.length).toBeGreaterThan(20);
    expect(violations(graph)).toEqual([]);
  });

  const forbidden: readonly [string, string, string][] = [
    ['a feature in the kernel', 'src/lib/kernel/x.ts', "import { a } from '$lib/features/home/a.ts'"],
    ['svelte in the rules', 'src/lib/grail/x.ts', "import { tick } from 'svelte'"],
    ['a component in the rules', 'src/lib/grail/flow/x.ts', "import X from '../../ui/X.svelte'"],
    ['xstate in the rules', 'src/lib/grail/x.ts', "import { setup } from 'xstate'"],
    ['the duel in the rules', 'src/lib/grail/x.ts', "export * from '../duel/index.ts'"],
    ['a back way into the rules', 'src/lib/lesson/x.ts', "import { b } from '$lib/grail/state/board.ts'"],
    ['a back way for types', 'src/lib/lesson/x.ts', "import type { B } from '$lib/grail/state/board.ts'"],
    [
      'the engine called by a component',
      'src/lib/ui/X.svelte',
      "<script>import { a } from '$lib/grail'</script>",
    ],
    ['an engine loaded late by a component', 'src/lib/ui/x.ts', "const a = await import('$lib/grail')"],
    ['one feature in another', 'src/lib/features/home/x.ts', "import '../learn/y.ts'"],
    ['values in the store', 'src/lib/store/x.ts', "import { a } from '$lib/kernel'"],
    [
      'two features on a route',
      'src/routes/+page.ts',
      "import '$lib/features/a/a.ts'; import '$lib/features/b/b.ts'",
    ],
    ['the screen in a command', 'src/cli/x.ts', "import X from '$lib/ui/X.svelte'"],
    ['schemas that may make code', 'src/lib/dsl/x.ts', "import { z } from 'zod'"],
    ['a room that nobody planned', 'src/lib/misc/x.ts', "import { a } from '$lib/kernel'"],
  ];
  it.each(forbidden)('reports %s', (_what, path, code) => {
    expect(breaks(path, code)).toHaveLength(1);
  });

  const allowed: readonly [string, string, string][] = [
    ['types of the engine in a component', 'src/lib/ui/x.ts', "import type { View } from '$lib/grail'"],
    ['named types of the engine', 'src/lib/ui/x.ts', "import { type View } from '$lib/grail/index.ts'"],
    ['flows in the charts', 'src/lib/charts/x.ts', "import { flows } from '$lib/grail/flow/index.ts'"],
    ['inner paths inside the rules', 'src/lib/grail/flow/x.ts', "import { b } from '../state/board.ts'"],
    [
      'crash cards in a feature',
      'src/lib/features/learn/x.ts',
      "import { Guarded } from '$lib/features/system'",
    ],
  ];
  it.each(allowed)('allows %s', (_what, path, code) => {
    expect(breaks(path, code)).toEqual([]);
  });
});
