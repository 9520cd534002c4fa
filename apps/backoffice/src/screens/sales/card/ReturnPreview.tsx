import type { Output } from '@pribavka/api';
import { isProblem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { useFormValues } from '@pribavka/forms';
import { Banner, createTimer, formatNumber, Text } from '@pribavka/ui';
import { isIsoDate } from '@pribavka/ui/dates';
import { formatPoints } from '@pribavka/ui/loyalty';
import { type ReactElement, useEffect, useState } from 'react';

import { salesMessages } from '../messages.ts';
import type { Sale } from '../queue/decision.ts';
import { lastDayOf, type ReturnValues, takenOf } from './return-values.ts';

const messages = salesMessages.card.returns;
type WriteOff = Output<'sales.return'>['writeOff'];

/** Milliseconds after the last change before the server is asked. */
const pause = 300;

/** What the return would write off and from where, by the server's own count: it writes nothing yet. */
export function ReturnPreview({ sale, anyReason }: { sale: Sale; anyReason: string | undefined }): ReactElement | null {
  const api = useApi();
  const values = useFormValues<ReturnValues>();
  const items = takenOf(sale, values);
  // The sum does not depend on the reason: it is seen before one is chosen.
  const { returnedAt = '' } = values;
  // The field has said what is wrong with another day.
  const isDay = isIsoDate(returnedAt) && returnedAt >= (sale.saleDate ?? '') && returnedAt <= lastDayOf(sale);
  const reasonCode = values.reasonCode || anyReason;
  const asked = items.length > 0 && reasonCode && isDay ? JSON.stringify({ items, reasonCode, returnedAt }) : '';
  const [found, setFound] = useState<{ asked: string; writeOff?: WriteOff; problem?: string }>();
  useEffect(() => {
    if (asked === '') return undefined;
    const abort = new AbortController();
    const timer = createTimer();
    timer.start(pause, () => {
      const body = { ...(JSON.parse(asked) as { items: typeof items; reasonCode: string; returnedAt: string }) };
      api
        .call(
          'sales.return',
          { params: { id: sale.id }, body: { ...body, preview: true } },
          { quiet: 'all', signal: abort.signal },
        )
        .then(({ writeOff }) => setFound({ asked, writeOff }))
        .catch((error: unknown) => {
          if (isProblem(error) && error.kind !== 'cancelled') setFound({ asked, problem: error.messages[0] ?? '' });
        });
    });
    return () => {
      timer.clear();
      abort.abort();
    };
  }, [api, asked, sale.id]);
  if (asked === '') return null;
  if (found?.asked !== asked) return <Text tone="secondary">{messages.counting}</Text>;
  if (!found.writeOff) return <Banner tone="warning" title={found.problem ?? ''} />;
  const { pending, active, debt } = found.writeOff;
  if (pending + active + debt === 0) return <Banner tone="info" title={messages.free} />;
  return (
    <Banner
      tone={debt > 0 ? 'warning' : 'info'}
      title={messages.preview(formatNumber(pending), formatNumber(active))}
      announce
    >
      {debt > 0 && messages.debt(formatPoints(debt))}
    </Banner>
  );
}
