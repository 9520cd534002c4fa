import { UiProvider } from '@pribavka/ui';
import { DataTable, column, sortRows, type SortRule } from '@pribavka/ui/table';
import { useEffect, useMemo, useState, type ReactElement } from 'react';

import type { Peer, PeerProps } from '../peer.ts';
import { boxHeight, columnIds, columnWidth, type Row } from '../rows.ts';

const columns = columnIds.map((id) =>
  column<Row>({ id, header: id, width: columnWidth, sortable: true, value: (row) => row[id], cell: (row) => row[id] }),
);
const getRowId = (row: Row): string => row.id;

function List({ rows, onReady }: PeerProps): ReactElement {
  const [sort, setSort] = useState<readonly SortRule[]>([]);
  useEffect(() => onReady((id) => setSort([{ id, desc: false }])), [onReady]);
  const sorted = useMemo(() => sortRows(rows, sort, columns), [rows, sort]);
  return (
    <UiProvider>
      <DataTable
        caption="Участники"
        columns={columns}
        rows={sorted}
        getRowId={getRowId}
        sort={sort}
        onSortChange={setSort}
        interaction="grid"
        height={`${boxHeight}px`}
      />
    </UiProvider>
  );
}

export const ours: Peer = {
  List,
  scroller: '[data-scroll]',
  row: 'tbody tr:not([data-space])',
  cell: (at) => `:nth-child(${at + 1})`,
};
