import { authRoutes } from './auth.ts';
import { dictionaryRoutes } from './dictionary.ts';
import { filesRoutes } from './files.ts';
import { nomenclatureRoutes } from './nomenclature.ts';
import { notificationsRoutes } from './notifications.ts';
import { ownAccountRoutes } from './own-account.ts';
import { pointsRoutes } from './points.ts';
import { promotionsRoutes } from './promotions.ts';
import { roleRoutes } from './role.ts';
import { saleListsRoutes } from './sale-lists.ts';
import { salesRoutes } from './sales.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { settingsRoutes } from './settings.ts';
import { storesRoutes } from './stores.ts';
import { supportRoutes } from './support.ts';
import { usersRoutes } from './users.ts';
import { withdrawalsRoutes } from './withdrawals.ts';

/** What the portal calls, so that its bundle lists no path of the back-office. */
export const portalRoutes = {
  ...authRoutes,
  ...secondFactorRoutes,
  ...usersRoutes,
  ...ownAccountRoutes,
  ...dictionaryRoutes,
  ...roleRoutes,
  ...storesRoutes,
  ...settingsRoutes,
  ...filesRoutes,
  ...notificationsRoutes,
  ...nomenclatureRoutes,
  ...salesRoutes,
  ...saleListsRoutes,
  ...pointsRoutes,
  ...withdrawalsRoutes,
  ...promotionsRoutes,
  ...supportRoutes,
} as const;
