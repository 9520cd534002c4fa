import type { QueryKey } from '@pribavka/api';

const memory = 'pb_first_search';

type Searches = Readonly<Record<string, string>>;

function read(): Searches {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(memory) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Searches) : {};
  } catch {
    return {};
  }
}

/**
 * What the default view asked the list for on the last visit: the first query starts before the profile with the views
 * is here. A wrong guess costs one query, for the screen asks by the profile.
 */
export function lastFirstSearch(key: QueryKey): string {
  const search = read()[key];
  return typeof search === 'string' ? search : '';
}

/** Remembers it for the next visit. */
export function rememberFirstSearch(key: QueryKey, search: string): void {
  if (lastFirstSearch(key) === search) return;
  try {
    const { [key]: _gone, ...rest } = read();
    localStorage.setItem(memory, JSON.stringify(search === '' ? rest : { ...rest, [key]: search }));
  } catch {
    // A forbidden storage only costs the head start.
  }
}
