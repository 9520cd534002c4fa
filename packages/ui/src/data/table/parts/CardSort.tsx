import type { ReactElement } from 'react';

import type { ColumnModel } from '../core/columns.ts';
import type { ResolvedColumn } from '../core/widths.ts';
import type { SortRule } from '../core/sort.ts';
import type { TableTexts } from '../table.messages.ts';

export interface CardSortProps<Row> {
  /** Name of the table: a page may have several. */
  caption: string;
  /** Columns of the table, hidden ones too. */
  all: readonly ColumnModel<Row>[];
  /** Columns that are shown, in the order of the person. */
  shown: readonly ResolvedColumn<ColumnModel<Row>>[];
  /** Order of the whole table; its first rule is shown. */
  sort: readonly SortRule[];
  /** Called with the chosen order, empty for none. */
  onSort: (sort: readonly SortRule[]) => void;
  /** Texts of the table. */
  say: TableTexts;
}

const valueOf = ({ id, desc }: SortRule): string => `${desc ? '-' : ''}${id}`;

/** Cards have no heads to press: the same order by a list of columns, first direction first, and none as the third press. */
export function CardSort<Row>({ caption, all, shown, sort, onSort, say }: CardSortProps<Row>): ReactElement | null {
  const columns = shown.flatMap(({ column }) => (column.sortable ? [column] : []));
  if (columns.length === 0) return null;
  const rules = columns.flatMap(({ id, sortDescFirst = false }) =>
    [sortDescFirst, !sortDescFirst].map((desc): SortRule => ({ id, desc })),
  );
  const headerOf = (id: string): string | undefined => all.find((column) => column.id === id)?.header;
  const [rule] = sort;
  const value = rule ? valueOf(rule) : '';
  const outside = rule && rules.every((each) => valueOf(each) !== value) ? rule : undefined;
  const header = outside && headerOf(outside.id);
  return (
    <label data-card-sort="">
      <span>{say.sort}</span>
      <select
        aria-label={`${say.sort}: ${caption}`}
        value={value}
        onChange={({ target }) => onSort(rules.filter((each) => valueOf(each) === target.value))}
      >
        {/* What the list was given as its order, by a hidden column or by none: shown, but not to be chosen again. */}
        {outside && (
          <option value={value} disabled>
            {header === undefined ? say.otherSort : say.sortBy(header, outside.desc)}
          </option>
        )}
        <option value="">{say.noSort}</option>
        {rules.map((each) => (
          <option key={valueOf(each)} value={valueOf(each)} data-header={headerOf(each.id)}>
            {say.sortBy(headerOf(each.id) ?? each.id, each.desc)}
          </option>
        ))}
      </select>
    </label>
  );
}
