// A chosen shop is an object: it is compared by its content.
const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Fields somebody else has changed since the form was opened. */
export const changedFields = <T extends object>(opened: T, newest: T): (keyof T)[] =>
  (Object.keys(opened) as (keyof T)[]).filter((key) => differ(opened[key], newest[key]));
