import type { RouteKey } from '@pribavka/api';

import type { Handlers } from '../http/handlers.ts';
import { authHandlers } from './auth/index.ts';
import { dictionaryHandlers } from './dictionary/index.ts';
import { exportsHandlers } from './exports/index.ts';
import { filesHandlers } from './files/index.ts';
import { listViewsHandlers } from './list-views/index.ts';
import { logsHandlers } from './logs/index.ts';
import { manufacturersHandlers } from './manufacturers/index.ts';
import { importsHandlers } from './mass-upload/index.ts';
import { membersHandlers } from './members/index.ts';
import { nomenclatureHandlers } from './nomenclature/index.ts';
import { liveHandlers } from './live/index.ts';
import { notificationsHandlers } from './notifications/index.ts';
import { partnersHandlers } from './partners/index.ts';
import { promotionsHandlers } from './promotions/index.ts';
import { roleHandlers } from './role/index.ts';
import { salesHandlers } from './sales/handlers.ts';
import { moderationHandlers } from './sales/moderation-handlers.ts';
import { salesUploadHandlers } from './sales/mass-upload/index.ts';
import { searchHandlers } from './search/index.ts';
import { secondFactorHandlers } from './secondFactor/index.ts';
import { settingsHandlers } from './settings/index.ts';
import { staffHandlers } from './staff/index.ts';
import { storeGroupsHandlers } from './storeGroups/index.ts';
import { storesHandlers } from './stores/index.ts';
import { supportHandlers } from './support/index.ts';
import { summariesHandlers } from './summaries/index.ts';
import { technicalHandlers } from './technical/index.ts';
import {
  cardsHandlers,
  payoutsHandlers,
  pointsHandlers,
  tuningsHandlers,
  tuningsUploadHandlers,
  withdrawalsHandlers,
} from './transactions/index.ts';
import { usersHandlers } from './users/index.ts';
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
