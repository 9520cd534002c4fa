import type { Handlers } from '../http/handlers.ts';
import { accountDeletionRoutes } from './account-deletion/index.ts';
import { adjustmentsRoutes } from './adjustments/index.ts';
import { authRoutes } from './auth/index.ts';
import { dictionaryRoutes } from './dictionary/index.ts';
import { documentsRoutes } from './documents/index.ts';
import { filesRoutes } from './files/index.ts';
import { importsRoutes } from './imports/index.ts';
import { listViewsRoutes } from './list-views/index.ts';
import { liveRoutes } from './live/index.ts';
import { logsRoutes } from './logs/index.ts';
import { manufacturersRoutes } from './manufacturers/index.ts';
import { membersRoutes } from './members/index.ts';
import { nomenclatureRoutes } from './nomenclature/index.ts';
import { notificationsRoutes } from './notifications/index.ts';
import { operationsRoutes } from './operations/index.ts';
import { partnersRoutes } from './partners/index.ts';
import { passportsRoutes } from './passports/index.ts';
import { payoutCardsRoutes } from './payout-cards/index.ts';
import { payoutsRoutes } from './payouts/index.ts';
import { pointsSettingsRoutes } from './points-settings/index.ts';
import { processesRoutes } from './processes/index.ts';
import { promotionsRoutes } from './promotions/index.ts';
import { rolesRoutes } from './roles/index.ts';
import { salesRoutes } from './sales/index.ts';
import { searchRoutes } from './search/index.ts';
import { secondFactorRoutes } from './second-factor/index.ts';
import { sessionsRoutes } from './sessions/index.ts';
import { socialsRoutes } from './socials/index.ts';
import { staffRoutes } from './staff/index.ts';
import { storeGroupsRoutes } from './store-groups/index.ts';
import { storesRoutes } from './stores/index.ts';
import { summariesRoutes } from './summaries/index.ts';
import { supportRoutes } from './support/index.ts';
import { technicalRoutes } from './technical/index.ts';
import { usersRoutes } from './users/index.ts';
import { withdrawalsRoutes } from './withdrawals/index.ts';

/** Handlers of the manifest: a missing, a surplus or a wrongly typed one does not compile. */
export const handlers: Handlers = {
  ...accountDeletionRoutes,
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
