import { useEffect, useMemo, useState, type ReactElement } from 'react';
import {
  Cell,
  Column,
  Row as AriaRow,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';

import type { Peer, PeerProps } from '../peer.ts';
import { boxHeight, columnIds, compareRows, rowHeight, type Row, type SortKey } from '../rows.ts';

const columns = columnIds.map((id) => ({ id }));

function List({ rows, onReady }: PeerProps): ReactElement {
  const [key, setKey] = useState<SortKey>();
  useEffect(() => onReady(setKey), [onReady]);
  const sorted = useMemo(() => (key ? [...rows].sort(compareRows[key]) : rows), [rows, key]);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: 36 }}>
      <Table className="aria" aria-label="Участники" style={{ height: boxHeight, overflow: 'auto' }}>
        <TableHeader columns={columns}>{({ id }) => <Column isRowHeader={id === 'name'}>{id}</Column>}</TableHeader>
        <TableBody items={sorted}>
          {(row: Row) => <AriaRow columns={columns}>{({ id }) => <Cell>{row[id]}</Cell>}</AriaRow>}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

/** Keeps a node for every row: 100 000 take it minutes. */
export const aria: Peer = {
  List,
  scroller: '.aria',
  row: '[role="row"]:has([role="rowheader"])',
  cell: (at) => `[aria-colindex="${at + 1}"]`,
  most: 10_000,
};
