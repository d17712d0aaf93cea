import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ChartNames } from '../../src/lib/charts/names.ts';

/** The chart names of one language as they stand in the content. */
export const readNames = (language: string): ChartNames =>
  parse(readFileSync(`content/rules/chart-names.${language}.yaml`, 'utf8')) as ChartNames;
