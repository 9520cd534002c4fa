import type { RouteKey } from '@pribavka/api';

import type { Handlers } from '../http/handlers.ts';
import { authHandlers } from './auth/routes.ts';
import { dictionaryHandlers } from './dictionary/routes.ts';
import { exportsHandlers } from './exports/routes.ts';
import { filesHandlers } from './files/routes.ts';
import { listViewsHandlers } from './list-views/routes.ts';
import { logsHandlers } from './logs/index.ts';
import { manufacturersHandlers } from './manufacturers/routes.ts';
import { importsHandlers } from './imports/routes.ts';
import { membersHandlers } from './members/routes.ts';
import { nomenclatureHandlers } from './nomenclature/routes.ts';
import { liveHandlers } from './live/routes.ts';
import { notificationsHandlers } from './notifications/routes.ts';
import { partnersHandlers } from './partners/routes.ts';
import { promotionsHandlers } from './promotions/routes.ts';
import { roleHandlers } from './roles/routes.ts';
import { salesHandlers } from './sales/handlers.ts';
import { moderationHandlers } from './sales/moderation-handlers.ts';
import { salesUploadHandlers } from './sales/imports/import.ts';
import { searchHandlers } from './search/routes.ts';
import { secondFactorHandlers } from './second-factor/routes.ts';
import { settingsHandlers } from './documents/routes.ts';
import { staffHandlers } from './staff/routes.ts';
import { storeGroupsHandlers } from './store-groups/routes.ts';
import { storesHandlers } from './stores/routes.ts';
import { supportHandlers } from './support/routes.ts';
import { summariesHandlers } from './summaries/routes.ts';
import { technicalHandlers } from './technical/routes.ts';
import {
  cardsHandlers,
  payoutsHandlers,
  pointsHandlers,
  tuningsHandlers,
  tuningsUploadHandlers,
  withdrawalsHandlers,
} from './transactions/index.ts';
import { usersHandlers } from './users/routes.ts';
import type { WaitingRoute } from './waiting.ts';

/** Handlers of the manifest: a missing, a surplus or a wrongly typed one does not compile. */
export const handlers: Omit<Handlers, WaitingRoute> & Partial<Record<RouteKey, unknown>> = {
  ...authHandlers,
  ...secondFactorHandlers,
  ...usersHandlers,
  ...roleHandlers,
  ...staffHandlers,
  ...liveHandlers,
  ...searchHandlers,
  ...notificationsHandlers,
  ...filesHandlers,
  ...logsHandlers,
  ...listViewsHandlers,
  ...importsHandlers,
  ...dictionaryHandlers,
  ...settingsHandlers,
  ...storesHandlers,
  ...storeGroupsHandlers,
  ...partnersHandlers,
  ...manufacturersHandlers,
  ...technicalHandlers,
  ...membersHandlers,
  ...nomenclatureHandlers,
  ...supportHandlers,
  ...summariesHandlers,
  ...salesHandlers,
  ...moderationHandlers,
  ...salesUploadHandlers,
  ...pointsHandlers,
  ...withdrawalsHandlers,
  ...cardsHandlers,
  ...payoutsHandlers,
  ...tuningsHandlers,
  ...tuningsUploadHandlers,
  ...promotionsHandlers,
  ...exportsHandlers,
};
