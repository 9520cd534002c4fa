import { type MassUploadOf, titleOf } from './types.ts';
import type { ReadRow } from './read.ts';

/** Rows that say of one thing what an earlier row does not, with their mistakes; the others as they are. */
export function agreed<F extends string, Row>(
  { agree, columns }: Pick<MassUploadOf<F, Row>, 'agree' | 'columns'>,
  rows: readonly ReadRow<F, Row>[],
): ReadRow<F, Row>[] {
  if (!agree) return [...rows];
  const said = new Map<string, { value: unknown; row: number }>();
  return rows.map((one) => {
    const about = one.mistakes.length === 0 ? agree.about(one.row) : '';
    if (about === '') return one;
    const cells = agree.fields
      .filter((field) => one.cells[field] !== '')
      .map((field) => ({ field, key: `${about}|${field}`, value: agree.valueOf(one.row, field) }));
    const mistakes = cells.flatMap(({ field, key, value }) => {
      const first = said.get(key);
      if (!first || first.value === value) return [];
      const message = agree.message(first.row);
      return [
        { column: titleOf(columns, field), value: one.cells[field].slice(0, 300), code: 'IMPORT_CONFLICT', message },
      ];
    });
    if (mistakes.length > 0) return { ...one, mistakes };
    for (const { key, value } of cells) if (!said.has(key)) said.set(key, { value, row: one.number });
    return one;
  });
}
