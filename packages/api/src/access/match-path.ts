/** Values of the parameters of a path by their names; one that may be missing (`:id?`) can be undefined. */
export type PathParams = Readonly<Record<string, string | undefined>>;

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** The text of a part of an address; undefined when it is not encoded as one. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * Parameters of `pathname` when it fits a pattern of the router (`/logs/:id`, `/sales/:id?`); undefined when it does
 * not. For code that runs before the router is there.
 */
export function matchPath(pattern: string, pathname: string): PathParams | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string | undefined> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (!part.startsWith(':')) {
      if (value !== part) return undefined;
      continue;
    }
    const optional = part.endsWith('?');
    const text = value === undefined ? undefined : decoded(value);
    if (text === undefined && !(optional && value === undefined)) return undefined;
    params[part.slice(1, optional ? -1 : undefined)] = text;
  }
  return params;
}
