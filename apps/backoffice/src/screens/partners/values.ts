/** What was typed: an empty field of a new record is not sent at all. */
export const filled = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null)) as Partial<T>;

/** An emptied field of a known record takes the value away. */
export const orNull = (value: string | null | undefined): string | null => (value ? value : null);
