/* oxlint-disable jsx-a11y/control-has-associated-label, react/incompatible-library -- the text comes from FlexRender; a peer is taken as it is */
import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactElement } from 'react';

import type { Peer, PeerProps } from '../peer.ts';
import { columnIds, compareRows, rowHeight, type Row } from '../rows.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});
const helper = createColumnHelper<typeof features, Row>();
const columns = helper.columns(
  columnIds.map((id) =>
    helper.accessor(id, {
      header: id,
      ...(id === 'name' ? { sortFn: (a, b) => compareRows.name(a.original, b.original) } : { sortFn: 'basic' }),
    }),
  ),
);

function List({ rows: data, onReady }: PeerProps): ReactElement {
  const table = useTable({ features, columns, data });
  useEffect(() => onReady((id) => table.setSorting([{ id, desc: false }])), [onReady, table]);
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className="tanstack" ref={scroller}>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          <tr data-space="" style={{ height: before }} />
          {items.map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <tr key={row.id}>
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
          <tr data-space="" style={{ height: after }} />
        </tbody>
      </table>
    </div>
  );
}

export const tanstack: Peer = {
  List,
  scroller: '.tanstack',
  row: 'tbody tr:not([data-space])',
  cell: (at) => `:nth-child(${at + 1})`,
};
