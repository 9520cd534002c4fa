import { useQuery } from '@pribavka/api/react';
import { formatCount, formatDate, formatNumber, Skeleton, Panel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { pointsMessages as messages } from './messages.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th {
    padding: 0 0 8px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table-head);
    text-align: start;
  }
  & th[scope='row'] {
    padding: 10px 0;
    border-bottom: 1px solid var(--pb-line-soft);
    color: inherit;
    font: var(--pb-type-body);
  }
  & th[scope='row']::first-letter {
    text-transform: uppercase;
  }
  & small {
    display: block;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & td {
    border-bottom: 1px solid var(--pb-line-soft);
    font-weight: 500;
    vertical-align: middle;
  }
  & td,
  & th:last-child:not([scope='row']) {
    text-align: end;
  }
  & tbody tr:first-child td {
    color: var(--pb-points-text);
  }
`;

const Note = styled.p`
  margin-top: 12px;
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
`;

/** How many months of burning are shown; the rest is one row. */
const MONTHS = 6;

/** What burns in which month: the nearest first. */
export default function Expiring(): ReactElement {
  const { data, problem, reload } = useQuery('points.expiring', {}, { quiet: 'all' });
  const shown = data?.slice(0, MONTHS) ?? [];
  const later = data?.slice(MONTHS) ?? [];
  return (
    <Panel title={messages.expiring}>
      {!data && !problem && <Skeleton shape="text" rows={3} label={messages.loading} />}
      {problem && !data && (
        <SectionError level={3} title={messages.expiringFailed} problem={problem} onRetry={reload} />
      )}
      {data?.length === 0 && <p>{messages.expiringNone}</p>}
      {shown.length > 0 && (
        <>
          <Table aria-label={messages.expiring}>
            <thead>
              <tr>
                <th scope="col">{messages.expiringMonth}</th>
                <th scope="col">{messages.expiringPoints}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ month, points, lots }) => (
                <tr key={month}>
                  <th scope="row">
                    {formatDate(`${month}-01`, 'monthYear')}
                    {lots[0] && <small>{messages.expiringFrom(formatDate(lots[0].expiresAt, 'listDay'))}</small>}
                  </th>
                  <td>{formatNumber(points)}</td>
                </tr>
              ))}
              {later.length > 0 && (
                <tr>
                  <th scope="row">{messages.expiringMore(formatCount(later.length, messages.months))}</th>
                  <td>{formatNumber(later.reduce((sum, { points }) => sum + points, 0))}</td>
                </tr>
              )}
            </tbody>
          </Table>
          <Note>{messages.expiringNote}</Note>
        </>
      )}
    </Panel>
  );
}
