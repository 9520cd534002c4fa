import { type Access, isAvailable, type ScreenName } from '@pribavka/api';
import type { ShellGroup, ShellItem } from '@pribavka/ui/shell';
import { ArrowLeftRight, LayoutDashboard, ReceiptText, ScrollText, Users } from 'lucide-react';

import { dashboardUrl } from '../screens/dashboard/urls.ts';
import { logsUrl } from '../screens/logs/urls.ts';
import { participantsUrl } from '../screens/participants/urls.ts';
import { salesUrl } from '../screens/sales/urls.ts';
import { transactionsUrl } from '../screens/transactions/urls.ts';
import { appWords } from './words.ts';

const { groups, sections } = appWords;

interface Place extends ShellItem {
  readonly screen: ScreenName;
}

interface PlaceGroup {
  readonly id: string;
  readonly label?: string;
  readonly items: readonly Place[];
}

const places: readonly PlaceGroup[] = [
  {
    id: 'main',
    items: [
      {
        id: 'dashboard',
        screen: 'admin-dashboard',
        label: sections.dashboard,
        href: dashboardUrl(),
        icon: LayoutDashboard,
      },
    ],
  },
  {
    id: 'people',
    label: groups.people,
    items: [
      {
        id: 'participants',
        screen: 'participants',
        label: sections.participants,
        href: participantsUrl(),
        icon: Users,
      },
    ],
  },
  {
    id: 'programme',
    label: groups.programme,
    items: [
      { id: 'sales', screen: 'admin-sales', label: sections.sales, href: salesUrl(), icon: ReceiptText },
      {
        id: 'transactions',
        screen: 'transactions',
        label: sections.transactions,
        href: transactionsUrl(),
        icon: ArrowLeftRight,
      },
    ],
  },
  {
    id: 'control',
    label: groups.control,
    items: [{ id: 'logs', screen: 'logs', label: sections.logs, href: logsUrl(), icon: ScrollText }],
  },
];

/** Sections the person may open, in the order of the menu; a group without any is left out. */
export function navigationOf(access: Access | undefined, counts: Readonly<Record<string, number>> = {}): ShellGroup[] {
  return places
    .map(({ items, ...group }) => ({
      ...group,
      items: items
        .filter((item) => isAvailable(item.screen, access))
        .map(({ id, label, href, icon }): ShellItem => {
          const count = counts[id];
          return { id, label, href, icon, ...(count ? { count, countTone: 'attention' } : {}) };
        }),
    }))
    .filter((group) => group.items.length > 0);
}
