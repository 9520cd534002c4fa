import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { openLines, type Sale } from './decision.ts';
import { queueMessages as messages } from './messages.ts';

/** What the seller does not agree with, in his own words; who refused it learns that somebody else decides. */
export function Dispute({ sale, own }: { sale: Sale; own: boolean }): ReactElement {
  const reply = sale.messages.findLast(({ authorKind }) => authorKind === 'member')?.text;
  const isOfLines = openLines(sale).length < sale.items.length;
  return (
    <Banner tone="info" title={own ? messages.ownRefusal : isOfLines ? messages.disputedLines : messages.disputed}>
      {reply}
    </Banner>
  );
}
