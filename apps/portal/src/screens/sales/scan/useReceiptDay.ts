import { useQuery } from '@pribavka/api/react';
import { parseReceipt, type Rule, shopToday } from '@pribavka/forms/rules';
import { useContext, useMemo } from 'react';

import { SaleShopContext } from '../form/sale-shop.ts';
import type { ReceiptCode } from '../form/values.ts';
import { receiptDayRefusal } from './receipt-day.ts';

/** Refuses the receipt of a day that is not taken, typed or waiting in a draft; a scan is refused by the scanner. */
export function useReceiptDay(isAsked: boolean): readonly Rule[] {
  const { data } = useQuery('dictionary.get', {}, { quiet: 'all' });
  const shop = useContext(SaleShopContext);
  const days = isAsked ? undefined : data?.settings.saleSubmitDays;
  return useMemo(
    () => [
      (value) => {
        const read = parseReceipt((value as ReceiptCode | null)?.qr ?? '');
        return read.ok ? receiptDayRefusal(read.receipt, { today: shopToday(shop), days })?.title : undefined;
      },
    ],
    [days, shop],
  );
}
