import { SvelteMap } from 'svelte/reactivity';

/** What goes into a fault report and into "export": the games and replays that are open right now. */

type Provider = () => object;

const providers = new SvelteMap<string, Provider>();

/** What a view held when it was taken down on this page: a view that breaks closes its work before anyone can export. */
const closed = new SvelteMap<string, unknown>();

let fault = $state.raw<unknown>(undefined);

/** The last error that no view caught; `undefined` when there is none or it was read. */
export const lastFault = {
  get current(): unknown {
    return fault;
  },
};

/** Notes an error that happened outside a view (an event, a promise), so that it can be reported. */
export function noteFault(error: unknown): void {
  fault = error;
}

export function forgetFault(): void {
  fault = undefined;
}

/**
 * Adds something open (a game, a replay, a draft) to exports and reports.
 * @param name what it is called in the file, e.g. `game`
 * @param provider gives its present state as plain data; called only when somebody exports
 * @returns call it when the thing is closed; its last state stays exportable until the next page
 */
export function registerReport(name: string, provider: Provider): () => void {
  providers.set(name, provider);
  closed.delete(name);
  return () => {
    if (providers.get(name) !== provider) return;
    closed.set(name, valueOf(provider));
    providers.delete(name);
  };
}

/** The reader has gone to another page: what was closed there was closed on purpose. */
export function forgetClosed(): void {
  closed.clear();
}

/** @returns whether anything is open that could be exported */
export const hasOpenWork = (): boolean => providers.size + closed.size > 0;

/** @returns everything that is open, by name; a provider that fails itself is reported in its place */
export function openWork(): Record<string, unknown> {
  const work: Record<string, unknown> = Object.fromEntries(closed);
  for (const [name, provider] of providers) work[name] = valueOf(provider);
  return work;
}

function valueOf(provider: Provider): unknown {
  try {
    return provider();
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/** @returns the words of an error, whatever was thrown */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return String(error);
}

export interface ReportPlace {
  heading: string;
  page: string;
  userAgent: string;
}

/**
 * @param error what was thrown
 * @param place where it happened
 * @returns a text to paste anywhere: version, page, browser, message, stack and the open games
 */
export function reportText(error: unknown, place: ReportPlace): string {
  const stack = error instanceof Error && error.stack !== undefined ? `\n${error.stack}` : '';
  return [
    `# ${place.heading}`,
    `version: ${__APP_VERSION__}`,
    `page: ${place.page}`,
    `browser: ${place.userAgent}`,
    `error: ${messageOf(error)}${stack}`,
    `open: ${JSON.stringify(openWork())}`,
  ].join('\n');
}
