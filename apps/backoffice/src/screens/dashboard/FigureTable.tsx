import { Button, Grid, Panel } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { dashboardMessages as messages } from './messages.ts';

const Scroll = styled.div`
  max-height: 360px;
  overflow: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--pb-type-table);
  & :is(th, td) {
    padding: 8px 0;
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: var(--pb-bg-surface);
    color: var(--pb-text-secondary);
  }
  & :is(td, thead th + th) {
    padding-inline-start: 16px;
    text-align: end;
    white-space: nowrap;
  }
  & tbody tr {
    border-top: 1px solid var(--pb-line-soft);
  }
`;

export interface FigureColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** What stands in the file. */
  readonly value: (row: Row) => string | number;
  /** What stands on the screen. */
  readonly text: (row: Row) => string;
}

export interface FigureTableProps<Row> {
  title: string;
  /** The name of the row comes first. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: string;
  /** A picture of the same rows, before the table. */
  picture?: ReactNode;
}

/** A table behind a widget, with its file. */
export function FigureTable<Row>({
  title,
  columns,
  rows,
  rowKey,
  empty,
  picture,
}: FigureTableProps<Row>): ReactElement {
  const download = async (): Promise<void> => {
    const { downloadCsv } = await import('@pribavka/ui/table');
    downloadCsv(title, columns, rows);
  };
  const table = (
    <Scroll tabIndex={0} role="group" aria-label={title}>
      <Table>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, text }, index) =>
                index === 0 ? (
                  <th key={id} scope="row">
                    {text(row)}
                  </th>
                ) : (
                  <td key={id}>{text(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
  return (
    <Panel
      title={title}
      aside={
        rows.length > 0 && (
          <Button size="sm" variant="text" onClick={() => void download()}>
            {messages.download}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : picture === undefined ? (
        table
      ) : (
        <Grid columns="3fr 2fr">
          {picture}
          {table}
        </Grid>
      )}
    </Panel>
  );
}
