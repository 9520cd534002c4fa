import type { NotificationTone } from '@pribavka/ui/toast';

import type { NotificationItem } from '../../../shared/contract.ts';

/** Tones of the contract as the library names them. */
export const tones: Readonly<Record<NotificationItem['tone'], NotificationTone>> = {
  neutral: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};
