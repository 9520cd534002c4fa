import { formatDate } from '@pribavka/ui';

import type { SerialCheck } from '../../../shared/contract.ts';
import { saleFormMessages as messages } from './messages.ts';

/** What is wrong with a number, undefined when it may be used. */
export function serialProblem(check: SerialCheck): string | undefined {
  if (check.available) return undefined;
  switch (check.reason) {
    case 'pattern':
      return check.example
        ? `${messages.serialPattern}. ${messages.serialExample(check.example)}`
        : messages.serialPattern;
    case 'registry':
      return messages.serialRegistry;
    case 'blocked':
      return messages.serialBlocked;
    case 'layout':
      return messages.serialLayout;
    case 'signs':
      return messages.serialSigns;
    case 'rounded':
      return messages.serialRounded;
    case 'mark':
      return messages.serialMark;
    case 'other':
      return messages.serialProduct;
    case 'claimed':
    case null:
      return messages.serialClaimed(check.claimedAt ? formatDate(check.claimedAt) : '');
  }
}
