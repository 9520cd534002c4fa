import { type Agreement, type MassUploadOf, titleOf, type ValidationIssue } from './types.ts';
import type { ReadRow } from './read.ts';

/** What rows have said so far of each thing: the value, and which row said it first. */
type Said = Map<string, { value: unknown; row: number }>;

/** What the row says against an earlier one; nothing: what it says is noted for those that follow. */
function issuesOf<F extends string, Row>(
  columns: MassUploadOf<F, Row>['columns'],
  agree: Agreement<F, Row>,
  one: ReadRow<F, Row>,
  said: Said,
): ValidationIssue[] {
  const about = agree.about(one.row);
  if (about === '') return [];
  const cells = agree.fields
    .filter((field) => one.cells[field] !== '')
    .map((field) => ({ field, key: `${about}|${field}`, value: agree.valueOf(one.row, field) }));
  const issues = cells.flatMap(({ field, key, value }) => {
    const first = said.get(key);
    if (!first || first.value === value) return [];
    const place = agree.in ?? field;
    const message = agree.message(first.row);
    return [
      { column: titleOf(columns, place), value: one.cells[place].slice(0, 300), code: 'IMPORT_CONFLICT', message },
    ];
  });
  if (issues.length > 0) return issues;
  for (const { key, value } of cells) if (!said.has(key)) said.set(key, { value, row: one.number });
  return [];
}

/** Rows that contradict an earlier row about the same thing, with validation issues; the others unchanged. */
export function findConflicts<F extends string, Row>(
  { agree = [], columns }: Pick<MassUploadOf<F, Row>, 'agree' | 'columns'>,
  rows: readonly ReadRow<F, Row>[],
): ReadRow<F, Row>[] {
  return agree.reduce<ReadRow<F, Row>[]>(
    (read, agreement) => {
      const said: Said = new Map();
      return read.map((one) => {
        const issues = one.issues.length === 0 ? issuesOf(columns, agreement, one, said) : [];
        return issues.length > 0 ? { ...one, issues } : one;
      });
    },
    [...rows],
  );
}
