import { SvelteMap } from 'svelte/reactivity';

/** What goes into a fault report and into "export": the games and replays that are open right now. */

type Provider = () => object;

const providers = new SvelteMap<string, Provider>();

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
 * @returns call it when the thing is closed
 */
export function registerReport(name: string, provider: Provider): () => void {
  providers.set(name, provider);
  return () => {
    if (providers.get(name) === provider) providers.delete(name);
  };
}

/** @returns whether anything is open that could be exported */
export const hasOpenWork = (): boolean => providers.size > 0;

/** @returns everything that is open, by name; a provider that fails itself is reported in its place */
export function openWork(): Record<string, unknown> {
  const work: Record<string, unknown> = {};
  for (const [name, provider] of providers) {
    try {
      work[name] = provider();
    } catch (error) {
      work[name] = { error: messageOf(error) };
    }
  }
  return work;
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
