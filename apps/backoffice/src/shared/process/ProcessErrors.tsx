import { styled } from 'styled-components';
import type { ReactElement } from 'react';

import { processMessages } from './messages.ts';
import type { Process } from './useProcess.ts';

const messages = processMessages.errors;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--pb-type-table);
  & :is(th, td) {
    padding: 8px 12px;
    border-block-end: 1px solid var(--pb-line-soft);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    background: var(--pb-bg-sunken);
    color: var(--pb-text-secondary);
    white-space: nowrap;
    overflow-wrap: normal;
  }
`;

export interface ProcessErrorsProps extends Pick<Process, 'errors'> {
  /** Name of a column as the person's file has it. */
  titleOf?: ((column: string) => string) | undefined;
}

/** What is wrong in a file, at its place: row, column, value, what to do. */
export function ProcessErrors({ errors, titleOf = String }: ProcessErrorsProps): ReactElement | null {
  if (errors.length === 0) return null;
  return (
    <Table aria-label={messages.title}>
      <thead>
        <tr>
          <th scope="col">{messages.row}</th>
          <th scope="col">{messages.column}</th>
          <th scope="col">{messages.value}</th>
          <th scope="col">{messages.message}</th>
        </tr>
      </thead>
      <tbody>
        {errors.map((error, index) => (
          <tr key={index}>
            <td>{error.row ?? '—'}</td>
            <td>{error.column === null ? '—' : titleOf(error.column)}</td>
            <td>{error.value ?? '—'}</td>
            <td>{error.message}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
