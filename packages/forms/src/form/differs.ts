import { getIn } from 'final-form';

const text = (values: object, name: string): string => {
  const value: unknown = getIn(values, name);
  // A field that was emptied again holds what a field nobody has touched holds.
  return JSON.stringify(value === '' || value === null ? undefined : value) ?? '';
};

/** Whether any of these values is another than at the start; final-form compares the mounted fields only. */
export function differs(values: object, initialValues: object, names: Iterable<string>): boolean {
  for (const name of names) if (text(values, name) !== text(initialValues, name)) return true;
  return false;
}
