import type { Output } from '@pribavka/api';
import { Banner, formatDate } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { conditionsOf } from './conditions.ts';
import { overrideMessages as messages } from './messages.ts';

type Override = Output<'withdrawals.get'>['overrides'][number];

const when = (at: string): string => formatDate(at, 'dayMonthYearTime');

/** Who asked and why; who agreed, where somebody has. */
function Story({ row }: { row: Override }): ReactElement {
  return (
    <>
      <p>{messages.by(row.askedBy, when(row.askedAt))}</p>
      <p>{messages.why(row.reason)}</p>
      {row.decidedBy && row.decidedAt && <p>{messages.second(row.decidedBy, when(row.decidedAt))}</p>}
      {row.status === 'approved' && row.comment && <p>{row.comment}</p>}
    </>
  );
}

/** What was asked about a payout in spite of its conditions: what waits, what was allowed, what was refused last. */
export function OverrideNote({ overrides }: { overrides: readonly Override[] }): ReactElement {
  const [last] = overrides;
  return (
    <>
      {last?.status === 'asked' && (
        <Banner tone="info" title={messages.waits}>
          <Story row={last} />
        </Banner>
      )}
      {last?.status === 'rejected' && (
        <Banner tone="warning" title={messages.rejected(last.comment ?? '')}>
          <Story row={last} />
        </Banner>
      )}
      {overrides
        .filter(({ status }) => status === 'approved')
        .map((row) => (
          <Banner
            key={row.id}
            tone="warning"
            title={messages.lifted(conditionsOf(row.obstacles), row.obstacles.length)}
          >
            <Story row={row} />
          </Banner>
        ))}
    </>
  );
}
