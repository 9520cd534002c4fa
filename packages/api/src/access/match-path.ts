/** Values of the parameters of a path by their names; one that may be missing (`:id?`) can be undefined. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/**
 * Parameters of `pathname` when it fits a pattern of the router (`/logs/:id`, `/sales/:id?`); undefined when it does
 * not. For code that runs before the router is there.
 */
export function matchPath(pattern: string, pathname: string): PathParams | undefined {
  const source = pattern
    .replace(/\/$/, '')
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${source}/?$`).exec(pathname);
  if (!found) return undefined;
  try {
    return Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, value && decodeURIComponent(value)]),
    );
  } catch {
    // A stray «%» fits no address.
    return undefined;
  }
}
