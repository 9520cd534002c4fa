/** Spaces trimmed and joined. */
export const trimmed = (value: string): string => value.trim().replaceAll(/\s+/g, ' ');

/** Undefined stays undefined: such a column is not written at all. */
export const orNull = (value: string | undefined): string | null | undefined =>
  value === undefined ? undefined : trimmed(value) || null;

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The same object without fields that are undefined. */
export const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;

/** Fields of `after` that differ from `before`, for the journal. */
export function difference(
  before: object,
  after: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field]),
  );
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, old[field]])),
    after: Object.fromEntries(changed),
  };
}
