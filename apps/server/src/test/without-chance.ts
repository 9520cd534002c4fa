const made = /\\x[0-9a-f]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d[T ][\d:.]+|\d+\.\d+|"time":\d+/g;

/** A text without ids, sealed bytes and moments, which are made by chance: one day they hold the digits of a code. */
export const withoutChance = (text: string): string => text.replaceAll(made, ' ');
