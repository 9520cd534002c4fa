import { useQuery } from '@pribavka/api/react';
import { parseReceipt, type Rule } from '@pribavka/forms/rules';
import { formatDate } from '@pribavka/ui';
import { useMemo } from 'react';

import type { ReceiptCode } from '../form/values.ts';
import { receiptDayRefusal } from './receipt-day.ts';

/** Refuses the receipt of a day that is not taken, typed or waiting in a draft; a scan is refused by the scanner. */
export function useReceiptDay(isAsked: boolean): readonly Rule[] {
  const { data } = useQuery('dictionary.get', {}, { quiet: 'all' });
  const days = isAsked ? undefined : data?.settings.saleSubmitDays;
  return useMemo(
    () => [
      (value) => {
        const read = parseReceipt((value as ReceiptCode | null)?.qr ?? '');
        const today = formatDate(new Date(), 'apiDate');
        return read.ok ? receiptDayRefusal(read.receipt, { today, days })?.title : undefined;
      },
    ],
    [days],
  );
}
