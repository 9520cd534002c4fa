import { isDevelopment } from './config.ts';

/** What happened, why it matters and how to fix it: three sentences for the person who writes the screen. */
export type Explanation = readonly [what: string, why: string, fix: string];

/**
 * Throws in development when a component was given what it cannot work with and types could not forbid it.
 * In production it says nothing: a screen that works worse is better than none.
 */
export function invariant(component: string, sound: boolean, explain: () => Explanation): void {
  if (!isDevelopment || sound) return;
  throw new Error(`${component}: ${explain().join(' ')}`);
}

/** Keys of a list must differ: React and screen readers tell its items by them. */
export function expectUnique<Item extends object, Key extends keyof Item & string>(
  component: string,
  list: string,
  key: Key,
  items: readonly Item[],
): void {
  if (!isDevelopment) return;
  const seen = new Set<unknown>();
  for (const item of items) {
    const value = item[key];
    invariant(component, !seen.has(value), () => [
      `${list} has the ${key} "${String(value)}" twice.`,
      'Selection, focus and relations for screen readers go by it: only the first one works.',
      `Give every item a ${key} of its own.`,
    ]);
    seen.add(value);
  }
}

/** A name for those who do not see the picture. */
export function expectName(component: string, prop: string, name: unknown): void {
  invariant(component, typeof name !== 'string' || name.trim() !== '', () => [
    `${prop} is empty.`,
    'A screen reader says only "button" or "group", and nobody learns what it does.',
    `Pass in ${prop} the text that is visible or implied nearby.`,
  ]);
}
