import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import type { ReactElement } from 'react';

import type { Peer, PeerProps } from '../peer.ts';
import { boxHeight, columnIds, columnWidth, compareRows, rowHeight, type Row } from '../rows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<Row>[] = columnIds.map((field) => ({
  field,
  headerName: field,
  width: columnWidth,
  ...(field === 'name' ? { comparator: (_a, _b, a, b) => compareRows.name(a.data as Row, b.data as Row) } : {}),
}));

function List({ rows, onReady }: PeerProps): ReactElement {
  return (
    <div style={{ height: boxHeight }}>
      <AgGridReact<Row>
        rowData={rows as Row[]}
        columnDefs={columns}
        rowHeight={rowHeight}
        rowBuffer={8}
        animateRows={false}
        onGridReady={({ api }) =>
          onReady((colId) => api.applyColumnState({ state: [{ colId, sort: 'asc' }], defaultState: { sort: null } }))
        }
      />
    </div>
  );
}

export const ag: Peer = {
  List,
  scroller: '.ag-grid-viewport',
  row: '.ag-row',
  first: '.ag-row[row-index="0"]',
  cell: (at) => `[col-id="${columnIds[at]}"]`,
};
