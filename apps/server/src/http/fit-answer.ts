import type { ErrorObject } from 'ajv';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const namesOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What stands on the way to a place, the answer itself first. */
function wayTo(data: unknown, names: readonly string[]): unknown[] {
  const way = [data];
  for (const name of names) way.push(isNode(way.at(-1)) ? (way.at(-1) as Node)[name] : undefined);
  return way;
}

// A number or a text of the right kind that is only too large or of another form breaks no page.
const shape: ReadonlySet<string> = new Set(['type', 'required', 'enum', 'const', 'anyOf']);

/**
 * Leaves out of an answer what does not fit its contract: fields nobody declared (a new column must not leak through a
 * `select *`), the end of a list or of a text that is too long, and of each list the rows that are not what they should be.
 */
export function fitAnswer(data: unknown, faults: readonly ErrorObject[]): void {
  const rows = new Map<unknown[], Set<number>>();
  const longLists = new Map<unknown[], number>();
  for (const { instancePath, keyword, params } of faults) {
    const names = namesOf(instancePath);
    const way = wayTo(data, names);
    const [owner, place] = [way.at(-2) as Node | undefined, way.at(-1)];
    const name = names.at(-1) ?? '';
    const limit = Number((params as { limit?: number }).limit);
    if (keyword === 'additionalProperties') {
      if (isNode(place)) delete place[(params as { additionalProperty: string }).additionalProperty];
    } else if (keyword === 'maxItems') {
      if (Array.isArray(place)) longLists.set(place, limit);
    } else if (keyword === 'maxLength') {
      if (owner) owner[name] = Array.from(String(place)).slice(0, limit).join('');
    } else if (shape.has(keyword)) {
      const at = way.findLastIndex((value, index) => index < names.length && Array.isArray(value));
      const list = way[at] as unknown[] | undefined;
      if (list) rows.set(list, (rows.get(list) ?? new Set()).add(Number(names[at])));
    }
  }
  for (const [list, left] of rows) {
    list.splice(0, list.length, ...list.filter((_, index) => !left.has(index)));
  }
  for (const [list, limit] of longLists) list.splice(limit);
}
