import type { ReactElement } from 'react';

import { useMessages } from '../../../foundation/messages/context.ts';
import type { SortRule } from '../core/sort.ts';
import { tableMessages } from '../table.messages.ts';

export interface CardSortProps {
  /** Columns the cards can be sorted by. */
  columns: readonly { readonly id: string; readonly header: string }[];
  /** Order of the whole table; its first rule is shown. */
  sort: readonly SortRule[];
  /** Called with the chosen order, empty for the usual one. */
  onSort: (sort: readonly SortRule[]) => void;
}

/** Cards have no heads to press: the same order by a list of columns, both ways. */
export function CardSort({ columns, sort, onSort }: CardSortProps): ReactElement {
  const say = useMessages(tableMessages);
  const [rule] = sort;
  return (
    <label data-card-sort="">
      <span>{say.sort}</span>
      <select
        value={rule ? `${rule.desc ? '-' : ''}${rule.id}` : ''}
        onChange={({ target }) => {
          const id = target.value.replace(/^-/, '');
          onSort(id === '' ? [] : [{ id, desc: id !== target.value }]);
        }}
      >
        <option value="">{say.noSort}</option>
        {columns.flatMap(({ id, header }) =>
          [false, true].map((desc) => (
            <option key={`${id}${desc}`} value={`${desc ? '-' : ''}${id}`} data-header={header}>
              {say.sortBy(header, desc)}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
