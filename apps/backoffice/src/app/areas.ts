import type { Grant, ScreenName } from '@pribavka/api';
import type { IconComponent } from '@pribavka/ui';
import {
  ArrowLeftRight,
  BadgePercent,
  Factory,
  Group,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  Package,
  ReceiptText,
  ScrollText,
  Shield,
  Store,
  Tag,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';

import { firstRolesQuery } from '../screens/access-roles/query.ts';
import { accessRolesPath, accessRolesUrl } from '../screens/access-roles/urls.ts';
import { brandsList } from '../screens/brands/query.ts';
import { brandsPath, brandsUrl } from '../screens/brands/urls.ts';
import { dashboardPath, dashboardUrl } from '../screens/dashboard/urls.ts';
import { firstLogsQuery } from '../screens/logs/query.ts';
import { logsPath, logsUrl, ownProcessesPath } from '../screens/logs/urls.ts';
import { manufacturersList } from '../screens/manufactures/query.ts';
import { manufacturersPath, manufacturersUrl } from '../screens/manufactures/urls.ts';
import { productsList } from '../screens/nomenclatures/query.ts';
import { categoriesPath, categoriesUrl, nomenclaturePath, nomenclatureUrl } from '../screens/nomenclatures/urls.ts';
import { participantsList } from '../screens/participants/query.ts';
import { participantsPath, participantsUrl } from '../screens/participants/urls.ts';
import { partnersList } from '../screens/partners/query.ts';
import { partnersPath, partnersUrl } from '../screens/partners/urls.ts';
import { profilePath } from '../screens/profile/urls.ts';
import { promotionsList } from '../screens/promotions/query.ts';
import { editPromotionPath, newPromotionPath, promotionsPath, promotionsUrl } from '../screens/promotions/urls.ts';
import { groupsList } from '../screens/sale-points-groups/query.ts';
import { groupsPath, groupsUrl } from '../screens/sale-points-groups/urls.ts';
import { salesList } from '../screens/sales/query.ts';
import { salesPath, salesQueuePath, salesQueueUrl, salesUrl } from '../screens/sales/urls.ts';
import { supportList } from '../screens/support-requests/query.ts';
import {
  ownRequestsPath,
  supportPath,
  supportSettingsPath,
  supportSettingsUrl,
  supportUrl,
} from '../screens/support-requests/urls.ts';
import { techUsersList } from '../screens/tech-users/query.ts';
import { techUsersPath, techUsersUrl } from '../screens/tech-users/urls.ts';
import { firstTransactionsQuery } from '../screens/transactions/query.ts';
import { transactionsPath, transactionsUrl } from '../screens/transactions/urls.ts';
import type { FirstQuery, QueryPlace } from '../shared/list/define-list.ts';
import { appMessages } from './messages.ts';

const { groups, sections, palette } = appMessages;

export type GroupName = keyof typeof groups;

/** What the guard and the shell know of an address; the handle of its route. */
export interface Place {
  /** Name of the screen in the access rules of specification §6. */
  readonly screen: ScreenName;
  /** A right the address needs besides the screen's own. */
  readonly grant?: Grant | undefined;
  /** Section of the menu this belongs to. */
  readonly section?: string | undefined;
  /** Without padding: the columns go from edge to edge. */
  readonly flush?: boolean | undefined;
}

export interface Area extends Place {
  readonly label: string;
  readonly path: string;
  readonly url: () => string;
  /** Place in the menu; an area without one is reached from others. */
  readonly menu?:
    | {
        readonly id: string;
        readonly group: GroupName;
        readonly icon: IconComponent;
        /** Who may open this screen has no need of the place. */
        readonly unless?: ScreenName;
      }
    | undefined;
  /** A line of its own among the commands of the palette. */
  readonly command?: string | undefined;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** What the screen asks for first; it starts while the code is loaded. */
  readonly first?: ((place: QueryPlace) => FirstQuery | undefined) | undefined;
}

/** Every area of the back-office. The router, the menu, the palette, the titles and the guard are made of this list. */
export const areas: readonly Area[] = [
  {
    screen: 'admin-dashboard',
    section: 'dashboard',
    label: sections.dashboard,
    path: dashboardPath,
    url: dashboardUrl,
    menu: { id: 'dashboard', group: 'main', icon: LayoutDashboard },
    load: () => import('../screens/dashboard/route.tsx'),
  },
  {
    screen: 'participants',
    section: 'participants',
    label: sections.participants,
    path: `${participantsPath}/:id?`,
    url: participantsUrl,
    menu: { id: 'participants', group: 'people', icon: Users },
    load: () => import('../screens/participants/route.tsx'),
    first: participantsList.first,
  },
  {
    screen: 'partners',
    section: 'partners',
    label: sections.partners,
    path: `${partnersPath}/:id?`,
    url: partnersUrl,
    menu: { id: 'partners', group: 'people', icon: Store },
    load: () => import('../screens/partners/route.tsx'),
    first: partnersList.first,
  },
  {
    screen: 'sale-points-groups',
    section: 'groups',
    label: sections.groups,
    path: `${groupsPath}/:id?`,
    url: groupsUrl,
    menu: { id: 'groups', group: 'people', icon: Group },
    load: () => import('../screens/sale-points-groups/route.tsx'),
    first: groupsList.first,
  },
  {
    screen: 'admin-sales',
    section: 'sales',
    label: sections.sales,
    path: `${salesPath}/:id?`,
    url: salesUrl,
    menu: { id: 'sales', group: 'programme', icon: ReceiptText },
    load: () => import('../screens/sales/route.tsx'),
    first: salesList.first,
  },
  {
    screen: 'admin-sales',
    grant: 'sales.sale:update',
    section: 'sales',
    flush: true,
    label: sections.queue,
    path: `${salesQueuePath}/:id?`,
    url: salesQueueUrl,
    command: palette.queue,
    load: () => import('../screens/sales/queue/route.tsx'),
  },
  {
    screen: 'admin-promotions',
    section: 'promotions',
    label: sections.promotions,
    path: `${promotionsPath}/:id?`,
    url: promotionsUrl,
    menu: { id: 'promotions', group: 'programme', icon: BadgePercent },
    load: () => import('../screens/promotions/route.tsx'),
    first: promotionsList.first,
  },
  {
    screen: 'admin-promotions',
    grant: 'promotions.promotionDetailAdmin:create',
    section: 'promotions',
    label: sections.promotions,
    path: newPromotionPath,
    url: promotionsUrl,
    load: () => import('../screens/promotions/wizard/route.tsx'),
  },
  {
    screen: 'admin-promotions',
    grant: 'promotions.promotionDetailAdmin:update',
    section: 'promotions',
    label: sections.promotions,
    path: editPromotionPath,
    url: promotionsUrl,
    load: () => import('../screens/promotions/wizard/route.tsx'),
  },
  {
    screen: 'transactions',
    section: 'transactions',
    label: sections.transactions,
    path: `${transactionsPath}/:tab?/:id?`,
    url: transactionsUrl,
    menu: { id: 'transactions', group: 'programme', icon: ArrowLeftRight },
    load: () => import('../screens/transactions/route.tsx'),
    first: firstTransactionsQuery,
  },
  {
    screen: 'nomenclatures',
    section: 'nomenclature',
    label: sections.nomenclature,
    path: `${nomenclaturePath}/:id?`,
    url: nomenclatureUrl,
    menu: { id: 'nomenclature', group: 'catalogue', icon: Package },
    load: () => import('../screens/nomenclatures/route.tsx'),
    first: productsList.first,
  },
  {
    screen: 'nomenclatures',
    grant: 'products.productDetail:read',
    section: 'nomenclature',
    label: sections.categories,
    path: `${categoriesPath}/:id?`,
    url: () => categoriesUrl(),
    load: () => import('../screens/nomenclatures/categories/route.tsx'),
  },
  {
    screen: 'brands',
    section: 'brands',
    label: sections.brands,
    path: `${brandsPath}/:id?`,
    url: brandsUrl,
    menu: { id: 'brands', group: 'catalogue', icon: Tag },
    load: () => import('../screens/brands/route.tsx'),
    first: brandsList.first,
  },
  {
    screen: 'manufactures',
    section: 'manufacturers',
    label: sections.manufacturers,
    path: `${manufacturersPath}/:id?`,
    url: manufacturersUrl,
    menu: { id: 'manufacturers', group: 'catalogue', icon: Factory },
    load: () => import('../screens/manufactures/route.tsx'),
    first: manufacturersList.first,
  },
  {
    screen: 'support-requests',
    section: 'support',
    label: sections.support,
    path: `${supportPath}/:id?`,
    url: () => supportUrl(),
    menu: { id: 'support', group: 'control', icon: LifeBuoy },
    load: () => import('../screens/support-requests/route.tsx'),
    first: supportList.first,
  },
  {
    screen: 'support-requests',
    section: 'support',
    label: sections.support,
    path: `${supportSettingsPath}/:tab?/:id?`,
    url: () => supportSettingsUrl(),
    command: palette.support,
    load: () => import('../screens/support-requests/settings/route.tsx'),
  },
  {
    screen: 'my-requests',
    section: 'my-requests',
    label: sections.ownRequests,
    path: `${ownRequestsPath}/:id?`,
    url: () => ownRequestsPath,
    menu: { id: 'my-requests', group: 'control', icon: LifeBuoy, unless: 'support-requests' },
    load: () => import('../screens/support-requests/own/route.tsx'),
  },
  {
    screen: 'tech-users',
    section: 'tech-users',
    label: sections.techUsers,
    path: `${techUsersPath}/:id?`,
    url: techUsersUrl,
    menu: { id: 'tech-users', group: 'control', icon: KeyRound },
    load: () => import('../screens/tech-users/route.tsx'),
    first: techUsersList.first,
  },
  {
    screen: 'logs',
    section: 'logs',
    label: sections.logs,
    path: `${logsPath}/:id?`,
    url: () => logsUrl(),
    menu: { id: 'logs', group: 'control', icon: ScrollText },
    load: () => import('../screens/logs/route.tsx'),
    first: firstLogsQuery,
  },
  {
    screen: 'access-roles',
    section: 'access-roles',
    label: sections.accessRoles,
    path: `${accessRolesPath}/:id?`,
    url: accessRolesUrl,
    menu: { id: 'access-roles', group: 'control', icon: Shield },
    // The preview of a role is made of this very list.
    load: async () => (await import('../screens/access-roles/route.tsx')).screenOver({ areas, groups }),
    first: firstRolesQuery,
  },
  {
    screen: 'admin-profile',
    label: sections.profile,
    path: profilePath,
    url: () => profilePath,
    load: () => import('../screens/profile/route.tsx'),
  },
  {
    screen: 'admin-profile',
    label: sections.ownProcesses,
    path: `${ownProcessesPath}/:id?`,
    url: () => ownProcessesPath,
    command: sections.ownProcesses,
    load: () => import('../screens/logs/own/route.tsx'),
  },
];
