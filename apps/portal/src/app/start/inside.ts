import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { nomenclatureUrl } from '../../screens/nomenclature/urls.ts';
import { pointsUrl } from '../../screens/points/urls.ts';
import { profileUrl } from '../../screens/profile/urls.ts';
import { promotionDetailUrl } from '../../screens/promotion-detail/urls.ts';
import { promotionsUrl } from '../../screens/promotions/urls.ts';
import { salesUrl } from '../../screens/sales/urls.ts';

const sections: ReadonlySet<string> = new Set([
  dashboardUrl(),
  salesUrl(),
  pointsUrl(),
  promotionsUrl(),
  nomenclatureUrl(),
  profileUrl(),
]);
const card = promotionDetailUrl('');

/**
 * Whether an address lets nobody in without a session. The guards of the screens say the same, but they come with the
 * router, and somebody without a session needs nothing but Login.
 */
export function isInside(pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  return sections.has(path) || (path.startsWith(card) && /^[^/]+$/.test(path.slice(card.length)));
}
