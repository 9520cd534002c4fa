import { isAvailable, type Access, type ScreenName } from '@pribavka/api';
import type { ShellItem } from '@pribavka/ui/shell';
import { BadgePercent, CircleUserRound, Coins, House, Package, ReceiptText } from 'lucide-react';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { nomenclatureUrl } from '../../screens/nomenclature/urls.ts';
import { pointsUrl } from '../../screens/points/urls.ts';
import { profileUrl } from '../../screens/profile/urls.ts';
import { promotionsUrl } from '../../screens/promotions/urls.ts';
import { salesUrl } from '../../screens/sales/urls.ts';
import { appWords } from '../words.ts';

const { sections } = appWords;

type Section = ShellItem & { readonly id: ScreenName };

const all: readonly Section[] = [
  { id: 'dashboard', href: dashboardUrl(), icon: House, label: sections.dashboard.label },
  { id: 'sales', href: salesUrl(), icon: ReceiptText, label: sections.sales.label },
  {
    id: 'my-points',
    href: pointsUrl(),
    icon: Coins,
    label: sections.points.label,
    shortLabel: sections.points.short,
  },
  { id: 'promotions', href: promotionsUrl(), icon: BadgePercent, label: sections.promotions.label },
  { id: 'nomenclature', href: nomenclatureUrl(), icon: Package, label: sections.nomenclature.label },
  // The bottom bar has five places; on phones the profile is behind the disc of the header.
  { id: 'profile', href: profileUrl(), icon: CircleUserRound, label: sections.profile.label, bottom: false },
];

/** Sections the person may open, `waiting` sales counted beside theirs. */
export function navigationOf(access: Access | undefined, waiting: number | undefined): ShellItem[] {
  return all
    .filter(({ id }) => isAvailable(id, access))
    .map((item) => (item.id === 'sales' ? { ...item, count: waiting } : item));
}

/** The section a screen belongs to. */
export const sectionOf = (screen: ScreenName): ScreenName => (screen === 'promotion-detail' ? 'promotions' : screen);
