import { Panel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Status } from '../../shared/Status.tsx';
import type { State } from '../../shared/states.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--pb-type-table);
  & :is(th, td) {
    padding: 10px 0;
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & td {
    padding-inline-start: 16px;
    text-align: end;
    white-space: nowrap;
  }
  & td:last-child {
    font-weight: 500;
  }
  & tr + tr {
    border-top: 1px solid var(--pb-line-soft);
  }
`;

export interface BreakdownRow {
  readonly key: string;
  readonly state: State;
  /** Numbers of the row, as many in each. */
  readonly values: readonly string[];
  /** The list of exactly the rows counted. */
  readonly to?: string | undefined;
}

/** How many stand in each state. */
export function Breakdown({
  title,
  rows,
  empty,
}: {
  title: string;
  rows: readonly BreakdownRow[];
  empty: string;
}): ReactElement {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Table aria-label={title}>
          <tbody>
            {rows.map(({ key, state, values, to }) => (
              <tr key={key}>
                <th scope="row">
                  {to === undefined ? (
                    <Status state={state} />
                  ) : (
                    <Link to={to}>
                      <Status state={state} />
                    </Link>
                  )}
                </th>
                {values.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
