// A chosen shop is an object: what is chosen is told by its content.
const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Takes what this person changed, and everything else from the newest record. */
export function mergeEdit<T extends object>(opened: T, typed: Partial<T>, newest: T): T {
  const mine = (Object.keys(typed) as (keyof T)[]).filter((key) => differ(typed[key], opened[key]));
  return { ...newest, ...Object.fromEntries(mine.map((key) => [key, typed[key]])) };
}

/** Fields somebody else has changed since the form was opened. */
export const changedFields = <T extends object>(opened: T, newest: T): (keyof T)[] =>
  (Object.keys(opened) as (keyof T)[]).filter((key) => differ(opened[key], newest[key]));
