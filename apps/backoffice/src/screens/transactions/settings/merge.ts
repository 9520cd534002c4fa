/** Keeps what this person changed and takes everything else from the newest record. */
export function mergeEdit<T extends object>(opened: T, typed: Partial<T>, newest: T): T {
  const keys = Object.keys(opened) as (keyof T)[];
  const mine = keys.filter((key) => key in typed && typed[key] !== opened[key]);
  return { ...newest, ...Object.fromEntries(mine.map((key) => [key, typed[key]])) };
}
