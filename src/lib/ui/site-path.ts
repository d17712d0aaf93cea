/**
 * `resolve(path as SitePath)`: an address within the site that data brings. No type can list those, and the router's
 * type of all paths is a union too large for TypeScript to compare; the router itself takes any path.
 */
export type SitePath = '/';
