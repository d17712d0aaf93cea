/** Addresses that the details of a chart lead to. */
import { resolve } from '$app/paths';
import { ruleAddress } from '$lib/charts/room-outline.ts';
import type { SitePath } from '../site-path.ts';

/** The chart of a machine, at one of its states if there is one to show. */
export const chartHref = (machine: string, path?: string): string =>
  resolve(`/charts/${machine}/` as SitePath) + (path === undefined ? '' : `#${path}`);

/** The place of a § in the rulebook. */
export function ruleHref(rule: string): string | null {
  const address = ruleAddress(rule);
  return address && `${resolve(`/rules/${address.chapter}/` as SitePath)}#${address.paragraph}`;
}
