import { createStoreGroup, updateStoreGroup, deleteStoreGroup } from './commands/store-groups.ts';
import { startExport } from '../../core/exports/start.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { groupCard } from './queries/card.ts';
import { groupCities, previewGroup } from './queries/preview.ts';
import { groupShortList, listGroups } from './repository.ts';
import { storeGroupsExport, exportStoreGroups } from './export.ts';

/** What the area answers. */
export const storeGroupsRoutes = defineHandlers({
  'storeGroups.shortList': (ctx) => groupShortList(ctx.db),
  'storeGroups.list': (ctx) => listGroups(ctx.db, ctx.body),
  'storeGroups.get': (ctx) => groupCard(ctx.db, ctx.params.id),
  'storeGroups.preview': (ctx) => previewGroup(ctx.db, ctx.body),
  'storeGroups.cities': (ctx) => groupCities(ctx.db),
  'storeGroups.create': createStoreGroup,
  'storeGroups.update': updateStoreGroup,
  'storeGroups.delete': deleteStoreGroup,
  'storeGroups.export': (ctx) => startExport(ctx, storeGroupsExport, exportStoreGroups, ctx.body),
});
