import { Banner, formatDate } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { nomenclatureMessages } from '../messages.ts';
import { productCardMessages } from './messages.ts';
import type { Product } from './ProductSheet.tsx';

const messages = productCardMessages.waiting;

/** Base points that wait for the programme, with those in force until then; nothing when none wait. */
export function WaitingPoints({ product }: { product: Product }): ReactElement | null {
  const waiting = product.admin?.pointsWaiting;
  if (!waiting) return null;
  const { points, from, former, askedBy, askedAt } = waiting;
  return (
    <Banner tone="info" title={nomenclatureMessages.waiting.badge(points)}>
      {messages.text(formatDate(from, 'date'), former)}{' '}
      {messages.asked(askedBy, formatDate(askedAt, 'dayMonthYearTime'))}
    </Banner>
  );
}
