import { startExport } from '../../core/exports/start.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { operationsExport, exportOperations } from './export.ts';
import { readOperationCard } from './queries/card.ts';
import { listOperations, listOwnOperations } from './queries/list.ts';
import { readBurning } from './queries/burning.ts';
import { readStoreRating } from './queries/rating.ts';
import { readEarned, readExpiring, readPoints } from './queries/points.ts';

/** What the area answers. */
export const operationsRoutes = defineHandlers({
  'operations.export': (ctx) => startExport(ctx, operationsExport, exportOperations, ctx.query),
  'operations.exportList': (ctx) => startExport(ctx, operationsExport, exportOperations, ctx.body),
  'points.get': (ctx) => readPoints(ctx.db, ctx.actor.id, ctx.now()),
  'points.burning': (ctx) => readBurning(ctx.db, ctx.scope, ctx.query.days ?? 90, ctx.now()),
  'points.expiring': (ctx) => readExpiring(ctx.db, ctx.actor.id, ctx.now()),
  'points.earned': (ctx) =>
    readEarned(ctx.db, ctx.actor.id, ctx.query.step ?? 'month', ctx.query.count ?? 12, ctx.now()),
  'points.rating': (ctx) => readStoreRating(ctx.db, ctx.actor, ctx.now()),
  'operations.list': (ctx) => listOwnOperations(ctx),
  'operations.adminList': (ctx) => listOperations(ctx),
  'operations.get': (ctx) => readOperationCard(ctx.db, ctx.params.id, ctx.actor, ctx.scope),
});
