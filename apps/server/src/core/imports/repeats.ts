import type { ReadRow } from './read.ts';
import { type MassUploadOf, titleOf, type Unit, type ValidationIssue } from './types.ts';
import { rowsOf } from './units.ts';

type Keyed<F extends string, Row> = Pick<MassUploadOf<F, Row>, 'columns' | 'sameAs' | 'sameIn'>;

/** The earlier row that already had a key of this unit; `seen` gathers keys in the order of the file. */
export function findRepeat<F extends string, Row>(
  { sameAs }: Pick<Keyed<F, Row>, 'sameAs'>,
  unit: Unit<ReadRow<F, Row>>,
  seen: Map<string, number>,
): number | undefined {
  const keys = sameAs?.(rowsOf(unit)) ?? [];
  const known = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
  for (const key of keys) if (!seen.has(key)) seen.set(key, unit[0].number);
  return known;
}

/** What is said of the first row of a unit that repeats an earlier one. */
export function repeatIssue<F extends string, Row>(
  { columns, sameIn }: Omit<Keyed<F, Row>, 'sameAs'>,
  { cells }: ReadRow<F, Row>,
  row: number,
): ValidationIssue {
  return {
    column: sameIn ? titleOf(columns, sameIn) : (columns[0]?.[1] ?? ''),
    value: sameIn ? cells[sameIn].slice(0, 300) : '',
    code: 'IMPORT_REPEATED',
    message: `Повторяет строку ${row}`,
  };
}
