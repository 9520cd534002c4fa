import type { ScreenName } from '@pribavka/api';
import type { IconComponent } from '@pribavka/ui';
import { BadgePercent, CircleUserRound, Coins, House, Package, ReceiptText } from 'lucide-react';
import type { ComponentType } from 'react';

import { startDashboard } from '../screens/dashboard/query.ts';
import { dashboardUrl } from '../screens/dashboard/urls.ts';
import { startPoints } from '../screens/my-points/query.ts';
import { pointsUrl } from '../screens/my-points/urls.ts';
import { startNomenclature } from '../screens/nomenclature/query.ts';
import { nomenclatureUrl } from '../screens/nomenclature/urls.ts';
import { profileUrl } from '../screens/profile/urls.ts';
import { startPromotion } from '../screens/promotion-detail/query.ts';
import { startPromotions } from '../screens/promotions/query.ts';
import { promotionsUrl } from '../screens/promotions/urls.ts';
import { startSales } from '../screens/sales/query.ts';
import { salesUrl } from '../screens/sales/urls.ts';
import type { StartQueries } from '../shared/opening-query.ts';
import { appMessages } from './messages.ts';

const { sections } = appMessages;

export interface MenuItem {
  readonly href: string;
  readonly icon: IconComponent;
  readonly label: string;
  readonly shortLabel?: string | undefined;
  /** `false` keeps it out of the bottom bar of a phone. */
  readonly bottom?: false | undefined;
}

/** A screen of the portal: its path, title and availability are those of `screens` in the contract. */
export interface Area {
  readonly screen: ScreenName;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** Place in the menu; an area without one is reached from others. */
  readonly menu?: MenuItem | undefined;
  /** The area whose place in the menu this one lights up. */
  readonly section?: ScreenName | undefined;
  readonly start?: StartQueries | undefined;
}

/** Screens without the menu around them: they are for people who are not signed in as well. */
export const standaloneAreas: readonly Area[] = [
  { screen: 'login', load: () => import('../screens/login/route.tsx') },
  { screen: 'registration', load: () => import('../screens/registration/route.tsx') },
  { screen: 'restore-password', load: () => import('../screens/restore-password/route.tsx') },
  { screen: 'email-confirm', load: () => import('../screens/email-confirm/route.tsx') },
];

/** Screens behind the sign-in, in the order of the menu. The router, the menu and the guard are made of this list. */
export const memberAreas: readonly Area[] = [
  {
    screen: 'dashboard',
    load: () => import('../screens/dashboard/route.tsx'),
    menu: { href: dashboardUrl(), icon: House, label: sections.dashboard.label },
    start: startDashboard,
  },
  {
    screen: 'sales',
    load: () => import('../screens/sales/route.tsx'),
    menu: { href: salesUrl(), icon: ReceiptText, label: sections.sales.label },
    start: startSales,
  },
  {
    screen: 'my-points',
    load: () => import('../screens/my-points/route.tsx'),
    menu: { href: pointsUrl(), icon: Coins, label: sections.points.label, shortLabel: sections.points.short },
    start: startPoints,
  },
  {
    screen: 'promotions',
    load: () => import('../screens/promotions/route.tsx'),
    menu: { href: promotionsUrl(), icon: BadgePercent, label: sections.promotions.label },
    start: startPromotions,
  },
  {
    screen: 'promotion-detail',
    load: () => import('../screens/promotion-detail/route.tsx'),
    section: 'promotions',
    start: startPromotion,
  },
  {
    screen: 'nomenclature',
    load: () => import('../screens/nomenclature/route.tsx'),
    menu: { href: nomenclatureUrl(), icon: Package, label: sections.nomenclature.label },
    start: startNomenclature,
  },
  {
    screen: 'profile',
    load: () => import('../screens/profile/route.tsx'),
    // The bottom bar has five places; on phones the profile is behind the picture in the header.
    menu: { href: profileUrl(), icon: CircleUserRound, label: sections.profile.label, bottom: false },
  },
];
