import { type Access, canGrant, type Grant, isAvailable, type ScreenName } from '@pribavka/api';
import type { Theme } from '@pribavka/ui';
import type { PaletteItem } from '@pribavka/ui/shell';
import { CornerDownRight, Monitor, Moon, Plus, Sun } from 'lucide-react';

import { brandUrl } from '../../../screens/brands/urls.ts';
import { manufacturerUrl } from '../../../screens/manufactures/urls.ts';
import { productUrl } from '../../../screens/nomenclatures/urls.ts';
import { partnerUrl } from '../../../screens/partners/urls.ts';
import { groupUrl } from '../../../screens/sale-points-groups/urls.ts';
import { ownRequestUrl } from '../../../screens/support-requests/urls.ts';
import { techUserUrl } from '../../../screens/tech-users/urls.ts';
import { newAdjustmentUrl } from '../../../screens/transactions/urls.ts';
import { areas } from '../../areas.ts';
import { paletteMessages } from './messages.ts';

const { create, theme: themeNames } = paletteMessages;

/** New records by the right to make them; `unless`: for those who may not open this screen. */
const creations: readonly (readonly [label: string, grant: Grant, to: string, unless?: ScreenName])[] = [
  [create.adjustment, 'transactionPage.tuningsTransaction:create', newAdjustmentUrl()],
  [create.partner, 'partner.partnerDetail:create', partnerUrl('new')],
  [create.group, 'storesGroups.storesGroupsDetail:create', groupUrl('new')],
  [create.product, 'products.productDetail:create', productUrl('new')],
  [create.brand, 'brands.brands:create', brandUrl('new')],
  [create.manufacturer, 'manufacturer.manufacturerDetail:create', manufacturerUrl('new')],
  [create.tech, 'technicalUserPage.technicalUserCard:create', techUserUrl('new')],
  [create.request, 'technicalSupport.detailRequestTechnicalSupport:create', ownRequestUrl('new'), 'support-requests'],
];

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

export interface CommandTools {
  readonly access: Access | undefined;
  readonly go: (to: string) => () => void;
  readonly theme: Theme;
  readonly setTheme: (theme: Theme) => void;
}

/** What can be done from anywhere: commands of areas, new records, the look of the page. */
export const commandsOf = ({ access, go, theme, setTheme }: CommandTools): PaletteItem[] => [
  ...areas.flatMap(({ command, screen, grant, url }) =>
    command !== undefined && isAvailable(screen, access) && (grant === undefined || canGrant(access, grant))
      ? [{ id: `command-${command}`, icon: CornerDownRight, label: command, onSelect: go(url()) }]
      : [],
  ),
  ...creations
    .filter(([, grant, , unless]) => canGrant(access, grant) && !(unless && isAvailable(unless, access)))
    .map(([label, , to]) => ({ id: `new-${to}`, icon: Plus, label, onSelect: go(to) })),
  ...(['light', 'dark', 'system'] as const)
    .filter((name) => name !== theme)
    .map((name) => ({
      id: `theme-${name}`,
      icon: themeIcons[name],
      label: themeNames[name],
      onSelect: () => setTheme(name),
    })),
];
