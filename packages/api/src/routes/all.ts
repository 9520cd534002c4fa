import { ledgerRoutes } from './ledger.ts';
import { bulkRoutes } from './bulk.ts';
import { partnersRoutes } from './partners.ts';
import { storeGroupsRoutes } from './store-groups.ts';
import { manufacturersRoutes } from './manufacturers.ts';
import { technicalRoutes } from './technical.ts';
import { rolesRoutes } from './roles.ts';
import { documentsRoutes } from './documents.ts';
import { socialsRoutes } from './socials.ts';
import { adminProductsRoutes } from './admin-products.ts';
import { productWritesRoutes } from './product-writes.ts';
import { productDetailsRoutes } from './product-details.ts';
import { importsRoutes } from './imports.ts';
import { listViewsRoutes } from './list-views.ts';
import { liveRoutes } from './live.ts';
import { logsRoutes } from './logs.ts';
import { membersRoutes } from './members.ts';
import { moderationRoutes } from './moderation.ts';
import { payoutsRoutes } from './payouts.ts';
import { noticeTemplatesRoutes } from './notifications.ts';
import { portalRoutes } from './portal.ts';
import { adminPromotionsRoutes } from './admin-promotions.ts';
import { promotionDraftsRoutes } from './promotion-drafts.ts';
import { promotionRecordsRoutes } from './promotion-records.ts';
import { erasureRoutes } from './erasure.ts';
import { searchRoutes } from './search.ts';
import { securityRoutes } from './security.ts';
import { supportAgentRoutes } from './support-agent.ts';
import { supportSettingsRoutes } from './support-settings.ts';
import { staffRoutes } from './staff.ts';
import { summariesRoutes } from './summaries.ts';
import { adjustmentsRoutes } from './adjustments.ts';

/** The whole manifest. */
export const routes = {
  ...portalRoutes,
  ...membersRoutes,
  ...moderationRoutes,
  ...payoutsRoutes,
  ...ledgerRoutes,
  ...adjustmentsRoutes,
  ...adminPromotionsRoutes,
  ...promotionDraftsRoutes,
  ...promotionRecordsRoutes,
  ...summariesRoutes,
  ...liveRoutes,
  ...searchRoutes,
  ...logsRoutes,
  ...listViewsRoutes,
  ...importsRoutes,
  ...partnersRoutes,
  ...storeGroupsRoutes,
  ...manufacturersRoutes,
  ...technicalRoutes,
  ...rolesRoutes,
  ...staffRoutes,
  ...securityRoutes,
  ...erasureRoutes,
  ...documentsRoutes,
  ...socialsRoutes,
  ...adminProductsRoutes,
  ...productWritesRoutes,
  ...productDetailsRoutes,
  ...supportAgentRoutes,
  ...supportSettingsRoutes,
  ...noticeTemplatesRoutes,
  ...bulkRoutes,
} as const;

export type Routes = typeof routes;
export type RouteKey = keyof Routes;
