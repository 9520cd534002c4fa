import { formatDate, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { Sale } from './decision.ts';
import { queueMessages } from './messages.ts';

const { registry } = queueMessages;

/** What the registry of serial numbers says of a line; nothing for products without one. */
export function SerialMatch({ sale, itemId }: { sale: Sale; itemId: string }): ReactElement | null {
  const serial = sale.review?.serials.find((each) => each.itemId === itemId);
  if (!serial) return null;
  const { state, shippedTo, shippedAt } = serial;
  // A number shipped to another company may have been copied from its box.
  const foreign = shippedTo !== null && shippedTo.id !== sale.partner?.id;
  const day = shippedAt ? formatDate(shippedAt, 'date') : undefined;
  return (
    <Text as="div" view="caption" tone={state === 'free' && !foreign ? 'success' : 'warning'}>
      {[registry[state], shippedTo && registry.shipped(shippedTo.name, foreign, day)].filter(Boolean).join(', ')}
    </Text>
  );
}
