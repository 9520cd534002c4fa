import { Glyph, VisuallyHidden } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { compareReceipt } from './compare.ts';
import type { Sale } from './decision.ts';
import { queueMessages } from './messages.ts';

const { facts } = queueMessages;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--pb-type-table);
  & :is(th, td) {
    padding: 6px 8px 6px 0;
    border-block-end: 1px solid var(--pb-line-soft);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  & th {
    color: var(--pb-text-secondary);
    font-weight: 400;
  }
  & :is(th:first-child, td:last-child) {
    width: 1px;
    white-space: nowrap;
  }
  & td:last-child {
    padding-inline-end: 0;
  }
  & td[data-short] {
    white-space: nowrap;
  }
  & svg {
    max-width: none;
  }
  & [data-differs] {
    color: var(--pb-warning-text);
    font-weight: 600;
  }
`;

/** Signs of a date with its time or of a sum, which do not wrap. */
const shortText = 18;

/** The receipt and the sale side by side; what does not agree is marked at the figure. */
export function Compare({ sale }: { sale: Sale }): ReactElement {
  return (
    <Table>
      <caption>
        <VisuallyHidden>{facts.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{facts.fact}</VisuallyHidden>
          </th>
          <th scope="col">{facts.receipt}</th>
          <th scope="col">{facts.sale}</th>
          <th scope="col">
            <VisuallyHidden>{facts.match}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {compareReceipt(sale).map(({ name, receipt, sale: own, matches }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td
              data-differs={matches === false ? '' : undefined}
              data-short={receipt.length <= shortText ? '' : undefined}
            >
              {receipt || '—'}
            </td>
            <td data-differs={matches === false ? '' : undefined}>{own || '—'}</td>
            <td>
              {matches !== undefined && (
                <>
                  <Glyph name={matches ? 'ok' : 'warn'} />
                  <VisuallyHidden>{matches ? facts.same : facts.differs}</VisuallyHidden>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
