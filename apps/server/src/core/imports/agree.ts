import { type MassUploadOf, titleOf } from './types.ts';
import type { ReadRow } from './read.ts';

/** Rows that contradict an earlier row about the same thing, with validation issues; the others unchanged. */
export function findConflicts<F extends string, Row>(
  { agree, columns }: Pick<MassUploadOf<F, Row>, 'agree' | 'columns'>,
  rows: readonly ReadRow<F, Row>[],
): ReadRow<F, Row>[] {
  if (!agree) return [...rows];
  const said = new Map<string, { value: unknown; row: number }>();
  return rows.map((one) => {
    const about = one.issues.length === 0 ? agree.about(one.row) : '';
    if (about === '') return one;
    const cells = agree.fields
      .filter((field) => one.cells[field] !== '')
      .map((field) => ({ field, key: `${about}|${field}`, value: agree.valueOf(one.row, field) }));
    const issues = cells.flatMap(({ field, key, value }) => {
      const first = said.get(key);
      if (!first || first.value === value) return [];
      const message = agree.message(first.row);
      return [
        { column: titleOf(columns, field), value: one.cells[field].slice(0, 300), code: 'IMPORT_CONFLICT', message },
      ];
    });
    if (issues.length > 0) return { ...one, issues };
    for (const { key, value } of cells) if (!said.has(key)) said.set(key, { value, row: one.number });
    return one;
  });
}
