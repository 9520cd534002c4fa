import { useQuery } from '@pribavka/api/react';
import { formatDate, formatNumber, Skeleton, Panel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { pointsMessages as messages } from './messages.ts';

const Rows = styled.dl`
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--pb-line-soft);
  }
  & dd {
    font-weight: 500;
  }
  & > div:first-child dd {
    color: var(--pb-points-text);
  }
`;

const Note = styled.p`
  margin-top: 12px;
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
`;

/** How many months of burning are shown. */
const MONTHS = 6;

/** What burns when: the nearest first. */
export default function Expiring(): ReactElement {
  const { data, problem } = useQuery('points.expiring', {}, { quiet: 'all' });
  return (
    <Panel title={messages.expiring}>
      {!data && !problem && <Skeleton shape="text" rows={3} label={messages.loading} />}
      {data?.length === 0 && <p>{messages.expiringNone}</p>}
      {data && data.length > 0 && (
        <>
          <Rows>
            {data.slice(0, MONTHS).map((row) => (
              <div key={row.month}>
                <dt>{formatDate(row.lots[0]?.expiresAt ?? `${row.month}-01`, 'listDayYear')}</dt>
                <dd>{formatNumber(row.points)}</dd>
              </div>
            ))}
          </Rows>
          <Note>{messages.expiringNote}</Note>
        </>
      )}
    </Panel>
  );
}
