import { getIn } from 'final-form';

// A field that was emptied again holds what a field nobody has touched holds.
const text = (value: unknown): string => JSON.stringify(value === '' || value === null ? undefined : value) ?? '';

/** Whether two values of a field say the same. */
export const isSame = (one: unknown, other: unknown): boolean => text(one) === text(other);

/** Whether any of these values is another than at the start; final-form compares the mounted fields only. */
export function differs(values: object, initialValues: object, names: Iterable<string>): boolean {
  for (const name of names) if (!isSame(getIn(values, name), getIn(initialValues, name))) return true;
  return false;
}
