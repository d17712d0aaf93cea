import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { Drawing } from '../src/lib/charts/drawing.ts';
import { graphOf } from '../src/lib/charts/graph.ts';
import { layOut, layOutMap } from '../src/lib/charts/layout.ts';
import { mapOf } from '../src/lib/charts/map.ts';
import type { ChartNames } from '../src/lib/charts/names.ts';
import { machines } from '../src/lib/grail/flow/index.ts';
import { LOCALES } from '../src/lib/i18n/locales.ts';

const DRAWINGS = 'virtual:chart-drawings';
const MAP = 'virtual:chart-map';
const NAMES = 'virtual:chart-names/';
const fileOf = (locale: string) => resolve(`content/rules/chart-names.${locale}.yaml`);
const readNames = (locale: string) => parse(readFileSync(fileOf(locale), 'utf8')) as ChartNames;

async function makeDrawings(): Promise<Record<string, Drawing>> {
  const languages = LOCALES.map(readNames);
  const drawings: Record<string, Drawing> = {};
  for (const machine of Object.values(machines)) {
    const graph = graphOf(machine);
    drawings[machine.id] = { graph, layout: await layOut(graph, languages) };
  }
  return drawings;
}

const makeMap = () => layOutMap(mapOf(Object.values(machines).map(graphOf)), LOCALES.map(readNames));

const asModule = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/**
 * Modules that exist only in the build: `virtual:chart-drawings` (every machine of the flow, laid out),
 * `virtual:chart-map` (who calls whom) and `virtual:chart-names/<locale>` (their words). So a page gets plain positions and never the
 * layout engine, and no drawing is kept that could grow stale. A changed config restarts the dev server,
 * since this file is part of the vite config; changed names are read again at once.
 */
export function chartsPlugin(): Plugin {
  // One build asks twice, for the client and for the prerendered pages; elk needs a second for all machines.
  let drawings: Promise<Record<string, Drawing>> | undefined;
  return {
    name: 'grailwright-chart-drawings',
    resolveId: (id) => (id === DRAWINGS || id === MAP || id.startsWith(NAMES) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${DRAWINGS}`) {
        LOCALES.forEach((locale) => this.addWatchFile(fileOf(locale)));
        return asModule(await (drawings ??= makeDrawings()));
      }
      if (id === `\0${MAP}`) {
        LOCALES.forEach((locale) => this.addWatchFile(fileOf(locale)));
        return asModule(await makeMap());
      }
      if (!id.startsWith(`\0${NAMES}`)) return undefined;
      const locale = id.slice(NAMES.length + 1);
      this.addWatchFile(fileOf(locale));
      return asModule(readNames(locale));
    },
    watchChange(id) {
      if (id.includes('chart-names.')) drawings = undefined;
    },
  };
}
