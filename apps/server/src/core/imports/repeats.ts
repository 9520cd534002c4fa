import type { ReadRow } from './read.ts';
import { type MassUploadOf, titleOf, type Unit, type ValidationIssue, withCell } from './types.ts';

type Keyed<F extends string, Row> = Pick<MassUploadOf<F, Row>, 'columns' | 'sameAs' | 'sameIn'>;

/** A row of a unit that says what an earlier row of the file has said. */
export interface Repeat {
  number: number;
  of: number;
}

/**
 * The first row of the unit with a key of an earlier one; `seen` gathers keys in the order of the file, `keyOf` adds the
 * one only the database knows.
 */
export function findRepeat<F extends string, Row>(
  { sameAs }: Pick<Keyed<F, Row>, 'sameAs'>,
  unit: Unit<ReadRow<F, Row>>,
  seen: Map<string, number>,
  keyOf: (row: ReadRow<F, Row>) => string | undefined = () => undefined,
): Repeat | undefined {
  const keyed = unit.flatMap((row) =>
    [...(sameAs?.(row.row) ?? []), keyOf(row) ?? []].flat().map((key) => ({ key, number: row.number })),
  );
  const repeats = keyed.flatMap(({ key, number }): Repeat[] => {
    const of = seen.get(key);
    return of === undefined ? [] : [{ number, of }];
  });
  for (const { key, number } of keyed) if (!seen.has(key)) seen.set(key, number);
  return repeats[0];
}

/** What is said of the row that repeats an earlier one. */
export function repeatIssue<F extends string, Row>(
  { columns, sameIn }: Omit<Keyed<F, Row>, 'sameAs'>,
  unit: Unit<ReadRow<F, Row>>,
  { number, of }: Repeat,
): ValidationIssue {
  const column = sameIn ? titleOf(columns, sameIn) : (columns[0]?.[1] ?? '');
  const cells = unit.find((row) => row.number === number)?.cells;
  return withCell(columns, { column, code: 'IMPORT_REPEATED', message: `Повторяет строку ${of}` }, cells);
}
