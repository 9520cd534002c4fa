import { pointsUrl } from '../../screens/my-points/urls.ts';
import { profileUrl, supportRequestUrl } from '../../screens/profile/urls.ts';
import { promotionDetailUrl } from '../../screens/promotion-detail/urls.ts';
import { saleUrl } from '../../screens/sales/urls.ts';
import type { NotificationItem } from '../../shared/contract.ts';

/** The screen a notification is about; undefined for what the portal has no screen for. */
export function notificationTarget({ type, id }: NonNullable<NotificationItem['entity']>): string | undefined {
  switch (type) {
    case 'sale':
      return saleUrl(id);
    case 'withdrawal':
      return pointsUrl({ tab: 'payouts', payout: id });
    case 'operation':
      return pointsUrl({ operation: id });
    case 'passport':
      return profileUrl('passport');
    case 'member':
      return profileUrl();
    case 'promotion':
      return promotionDetailUrl(id);
    case 'support_request':
      return supportRequestUrl(id);
    case 'process':
    case 'registry':
    case 'tuning':
    case 'product':
    case 'staff':
      return undefined;
  }
}
