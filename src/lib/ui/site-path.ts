import { resolve } from '$app/paths';

/**
 * An address for a path that data brings. No type can list those, and the router's own type of all paths is too large
 * for TypeScript to compare.
 * @param path within the site, e.g. "/rules/7/#7.4"
 */
export const sitePath = (path: string): string => resolve(path as '/');
