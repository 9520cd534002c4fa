import { formatDate, formatMoney } from '@pribavka/ui';

import type { Sale } from './decision.ts';
import { queueMessages } from './messages.ts';

const { facts } = queueMessages;

export interface Fact {
  readonly name: string;
  readonly receipt: string;
  readonly sale: string;
  /** Undefined where there is nothing to compare with. */
  readonly matches: boolean | undefined;
}

const day = (moment: string | null | undefined): string | undefined => moment?.slice(0, 10);

/** What the receipt says next to what the seller says, and whether they agree. */
export function compareReceipt({ receipt, saleDate, totalKopecks, store, review }: Sale): Fact[] {
  const receiptDay = day(receipt?.datetime);
  const foreign = review?.receiptStore ?? null;
  return [
    {
      name: facts.date,
      receipt: receipt?.datetime ? formatDate(receipt.datetime, 'dateTime') : '',
      sale: saleDate ? formatDate(saleDate, 'date') : '',
      matches: receiptDay === undefined || saleDate === null ? undefined : receiptDay === saleDate,
    },
    {
      name: facts.total,
      receipt: receipt?.totalKopecks == null ? '' : formatMoney(receipt.totalKopecks),
      sale: formatMoney(totalKopecks),
      matches: receipt?.totalKopecks == null ? undefined : receipt.totalKopecks === totalKopecks,
    },
    {
      name: facts.store,
      receipt: foreign ?? (receipt?.fn ? facts.sameStore : ''),
      sale: [store?.name, store?.address].filter(Boolean).join(', '),
      matches: receipt?.fn ? foreign === null : undefined,
    },
  ];
}
