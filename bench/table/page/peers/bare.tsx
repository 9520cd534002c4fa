import { memo, useEffect, useMemo, useState, type ReactElement } from 'react';

import type { Peer, PeerProps } from '../peer.ts';
import { boxHeight, columnIds, compareRows, rowHeight, type Row, type SortKey } from '../rows.ts';

const overscan = 8;

const Line = memo(({ row }: { row: Row }): ReactElement => (
  <tr>
    {columnIds.map((id) => (
      <td key={id}>{row[id]}</td>
    ))}
  </tr>
));

/** What anyone would write by hand: a window over the rows and two spacers, nothing else. */
function List({ rows, onReady }: PeerProps): ReactElement {
  const [top, setTop] = useState(0);
  const [key, setKey] = useState<SortKey>();
  useEffect(() => onReady(setKey), [onReady]);
  const sorted = useMemo(() => (key ? [...rows].sort(compareRows[key]) : rows), [rows, key]);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.min(rows.length, Math.ceil((top + boxHeight) / rowHeight) + overscan);
  return (
    <div
      className="bare"
      onScroll={(event) => setTop(Math.floor(event.currentTarget.scrollTop / rowHeight) * rowHeight)}
    >
      <table>
        <thead>
          <tr>
            {columnIds.map((id) => (
              <th key={id}>{id}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-space="" style={{ height: first * rowHeight }} />
          {sorted.slice(first, last).map((row) => (
            <Line key={row.id} row={row} />
          ))}
          <tr data-space="" style={{ height: (rows.length - last) * rowHeight }} />
        </tbody>
      </table>
    </div>
  );
}

export const bare: Peer = {
  List,
  scroller: '.bare',
  row: 'tbody tr:not([data-space])',
  cell: (at) => `:nth-child(${at + 1})`,
};
