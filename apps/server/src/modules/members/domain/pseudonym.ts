/** What stands for a deleted member in the journal, comments and messages (domain 3.23). */
export const pseudonymOf = (externalId: string): string => `Удалённый участник № ${externalId}`;

const pseudonym = /Удалённый участник(?: № \S+)?/gu;
const letter = '[A-Za-zА-Яа-яЁё]';

/** A letter in both cases, «е» and «ё» alike: what the database takes for a letter depends on its locale. */
const eitherCase = (char: string): string => {
  const [lower, upper] = [char.toLowerCase(), char.toUpperCase()];
  if (lower === 'е' || lower === 'ё') return '[ЕеЁё]';
  if (lower !== upper) return `[${lower}${upper}]`;
  return /\d/.test(char) ? char : `\\${char}`;
};

/** The parts of names: a single letter is an initial and names nobody. */
export const namePartsOf = (names: readonly string[]): string[] => {
  const parts = names.flatMap((name) => name.replaceAll(pseudonym, ' ').trim().split(/\s+/));
  return [...new Set(parts.map((part) => part.toLowerCase()))].filter((part) => part.length > 1);
};

/**
 * A regular expression of PostgreSQL that finds the parts of a person's name as whole words, several in a row as one.
 * Null when no name is known.
 */
export function namesPattern(names: readonly string[]): string | null {
  const parts = namePartsOf(names)
    .toSorted((a, b) => b.length - a.length)
    .map((part) => Array.from(part, eitherCase).join(''));
  if (parts.length === 0) return null;
  const any = `(?:${parts.join('|')})`;
  return `(?<!${letter})${any}(?:\\s+${any})*(?!${letter})`;
}
