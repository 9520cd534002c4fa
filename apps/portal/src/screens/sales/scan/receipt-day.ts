import type { Receipt } from '@pribavka/forms/rules';
import { formatDate } from '@pribavka/ui';
import { addDays } from '@pribavka/ui/dates';

import type { ScanRefusal } from '../../../shared/scan/ScanDialog.tsx';
import { saleScanMessages as messages } from './messages.ts';

/**
 * Why a receipt of this day cannot be registered, undefined when it can. `days` is how far back a sale may lie;
 * undefined while that is not known.
 */
export function receiptDayRefusal(
  { at }: Pick<Receipt, 'at'>,
  { today, days }: { today: string; days: number | undefined },
): ScanRefusal | undefined {
  const day = at.slice(0, 10);
  if (day > today) return { title: messages.future(formatDate(day)), text: messages.futureText };
  if (days === undefined || day >= addDays(today, -days)) return undefined;
  return { title: messages.late(formatDate(day)), text: messages.lateText(formatDate(addDays(day, days))) };
}
