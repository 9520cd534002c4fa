import type { Handlers } from '../http/handlers.ts';
import { adjustmentsRoutes } from './adjustments/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { dictionaryRoutes } from './dictionary/routes.ts';
import { documentsRoutes } from './documents/routes.ts';
import { filesRoutes } from './files/routes.ts';
import { importsRoutes } from './imports/routes.ts';
import { listViewsRoutes } from './list-views/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { logsRoutes } from './logs/routes.ts';
import { manufacturersRoutes } from './manufacturers/routes.ts';
import { membersRoutes } from './members/routes.ts';
import { nomenclatureRoutes } from './nomenclature/routes.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { partnersRoutes } from './partners/routes.ts';
import { passportsRoutes } from './passports/routes.ts';
import { payoutCardsRoutes } from './payout-cards/routes.ts';
import { payoutsRoutes } from './payouts/routes.ts';
import { pointsSettingsRoutes } from './points-settings/routes.ts';
import { processesRoutes } from './processes/routes.ts';
import { promotionsRoutes } from './promotions/routes.ts';
import { rolesRoutes } from './roles/routes.ts';
import { salesRoutes } from './sales/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionsRoutes } from './sessions/routes.ts';
import { socialsRoutes } from './socials/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { storeGroupsRoutes } from './store-groups/routes.ts';
import { storesRoutes } from './stores/routes.ts';
import { summariesRoutes } from './summaries/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { technicalRoutes } from './technical/routes.ts';
import { usersRoutes } from './users/routes.ts';
import { withdrawalsRoutes } from './withdrawals/routes.ts';

/** Handlers of the manifest: a missing, a surplus or a wrongly typed one does not compile. */
export const handlers: Handlers = {
  ...adjustmentsRoutes,
  ...authRoutes,
  ...dictionaryRoutes,
  ...documentsRoutes,
  ...filesRoutes,
  ...importsRoutes,
  ...listViewsRoutes,
  ...liveRoutes,
  ...logsRoutes,
  ...manufacturersRoutes,
  ...membersRoutes,
  ...nomenclatureRoutes,
  ...notificationsRoutes,
  ...operationsRoutes,
  ...partnersRoutes,
  ...passportsRoutes,
  ...payoutCardsRoutes,
  ...payoutsRoutes,
  ...pointsSettingsRoutes,
  ...processesRoutes,
  ...promotionsRoutes,
  ...rolesRoutes,
  ...salesRoutes,
  ...searchRoutes,
  ...secondFactorRoutes,
  ...sessionsRoutes,
  ...socialsRoutes,
  ...staffRoutes,
  ...storeGroupsRoutes,
  ...storesRoutes,
  ...summariesRoutes,
  ...supportRoutes,
  ...technicalRoutes,
  ...usersRoutes,
  ...withdrawalsRoutes,
};
