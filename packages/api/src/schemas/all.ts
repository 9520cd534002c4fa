import { ledgerSchemas } from './ledger.ts';
import { bulkSchemas } from './bulk.ts';
import { partnersSchemas } from './partners.ts';
import { storeGroupsSchemas } from './store-groups.ts';
import { manufacturersSchemas } from './manufacturers.ts';
import { technicalSchemas } from './technical.ts';
import { rolesSchemas } from './roles.ts';
import { documentsSchemas } from './documents.ts';
import { socialsSchemas } from './socials.ts';
import { adminProductsSchemas } from './admin-products.ts';
import { productWritesSchemas } from './product-writes.ts';
import type { RouteKey } from '../routes/all.ts';
import { authSchemas } from './auth.ts';
import { dictionarySchemas } from './dictionary.ts';
import { erasureSchemas } from './erasure.ts';
import { filesSchemas } from './files.ts';
import { importsSchemas } from './imports.ts';
import { listViewsSchemas } from './list-views.ts';
import { liveSchemas } from './live.ts';
import { searchSchemas } from './search.ts';
import { logsSchemas } from './logs.ts';
import { membersSchemas } from './members.ts';
import { moderationSchemas } from './moderation.ts';
import { nomenclatureSchemas } from './nomenclature.ts';
import { productDetailsSchemas } from './product-details.ts';
import { noticeTemplatesSchemas, notificationsSchemas } from './notifications.ts';
import { ownAccountSchemas } from './own-account.ts';
import { payoutsSchemas } from './payouts.ts';
import { pointsSchemas } from './points.ts';
import { adminPromotionsSchemas } from './admin-promotions.ts';
import { promotionDraftsSchemas } from './promotion-drafts.ts';
import { promotionRecordsSchemas } from './promotion-records.ts';
import { promotionsSchemas } from './promotions.ts';
import { roleSchemas } from './role.ts';
import { saleListsSchemas } from './sale-lists.ts';
import { salesSchemas } from './sales.ts';
import { secondFactorSchemas } from './second-factor.ts';
import { securitySchemas } from './security.ts';
import { settingsSchemas } from './settings.ts';
import { storesSchemas } from './stores.ts';
import { supportSchemas } from './support.ts';
import { supportAgentSchemas } from './support-agent.ts';
import { supportSettingsSchemas } from './support-settings.ts';
import { staffSchemas } from './staff.ts';
import { summariesSchemas } from './summaries.ts';
import { adjustmentsSchemas } from './adjustments.ts';
import type { SchemaTable } from './types.ts';
import { usersSchemas } from './users.ts';
import { withdrawalsSchemas } from './withdrawals.ts';

/** Params, query, body and data of every route; the manifest and this table have the same keys. */
export const schemas = {
  ...authSchemas,
  ...secondFactorSchemas,
  ...securitySchemas,
  ...erasureSchemas,
  ...usersSchemas,
  ...ownAccountSchemas,
  ...membersSchemas,
  ...dictionarySchemas,
  ...roleSchemas,
  ...storesSchemas,
  ...settingsSchemas,
  ...filesSchemas,
  ...notificationsSchemas,
  ...noticeTemplatesSchemas,
  ...nomenclatureSchemas,
  ...salesSchemas,
  ...saleListsSchemas,
  ...moderationSchemas,
  ...pointsSchemas,
  ...withdrawalsSchemas,
  ...payoutsSchemas,
  ...ledgerSchemas,
  ...adjustmentsSchemas,
  ...promotionsSchemas,
  ...adminPromotionsSchemas,
  ...promotionDraftsSchemas,
  ...promotionRecordsSchemas,
  ...summariesSchemas,
  ...liveSchemas,
  ...searchSchemas,
  ...logsSchemas,
  ...listViewsSchemas,
  ...importsSchemas,
  ...partnersSchemas,
  ...storeGroupsSchemas,
  ...manufacturersSchemas,
  ...technicalSchemas,
  ...rolesSchemas,
  ...staffSchemas,
  ...documentsSchemas,
  ...socialsSchemas,
  ...adminProductsSchemas,
  ...productWritesSchemas,
  ...productDetailsSchemas,
  ...supportSchemas,
  ...supportAgentSchemas,
  ...supportSettingsSchemas,
  ...bulkSchemas,
} as const satisfies SchemaTable<RouteKey>;

export type Schemas = typeof schemas;
