import type { Output } from '@pribavka/api';

/** A list of sales as the server has it. */
export type SaleList = Output<'saleLists.upload'>;
export type ListRow = SaleList['rows'][number];
export type ListField = keyof ListRow['cells'];

export interface ListColumn {
  field: ListField;
  title: string;
}

/** Fields that are shown whether or not the file has them. */
const always: ReadonlySet<string> = new Set(['number', 'saleDate', 'article']);

/** Cells a refusal is answered in: another day than the receipt's may be corrected or explained. */
export const cellsOf = ({ field, code }: ListRow['issues'][number]): readonly string[] =>
  code === 'SALE_DATE_RECEIPT' ? [field, 'saleDateReason'] : [field];

/** Columns of the table: what a sale needs, and of the rest what any row has or is refused for. */
export const shownColumns = ({ fields, rows }: Pick<SaleList, 'fields' | 'rows'>): ListColumn[] =>
  (fields as readonly ListColumn[]).filter(
    ({ field }) =>
      always.has(field) ||
      rows.some(({ cells, issues }) => cells[field] !== '' || issues.some((issue) => cellsOf(issue).includes(field))),
  );

/** What is wrong with one cell, as one text. */
export const issueOf = ({ issues }: Pick<ListRow, 'issues'>, field: string): string | undefined =>
  issues
    .filter((issue) => issue.field === field)
    .map(({ message }) => message)
    .join('. ') || undefined;

/** Ready sales that come without a code of their receipt. */
export const countWithoutReceipt = (rows: readonly ListRow[]): number =>
  new Set(rows.filter(({ state, cells }) => state === 'ready' && cells.qr === '').map(({ cells }) => cells.number))
    .size;

/** Refused rows, and those that were: a row does not go from under the hands of the person who corrects it. */
export const refusedRows = (rows: readonly ListRow[]): readonly ListRow[] =>
  rows.filter(({ state, edited }) => state === 'refused' || edited);
