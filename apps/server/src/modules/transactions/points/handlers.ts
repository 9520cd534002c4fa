import { defineHandlers } from '../../../http/handlers.ts';
import { withCurrent } from '../../../http/with-current.ts';
import { readOperationCard } from '../operations/card.ts';
import { listOperations, listOwnOperations } from '../operations/list.ts';
import { decideSettings } from './decide-settings.ts';
import { readSettingsCard, updateSettings } from './settings.ts';
import { readEarned, readExpiring, readPoints } from './summary.ts';

export const pointsHandlers = defineHandlers({
  'points.get': (ctx) => readPoints(ctx.db, ctx.actor.id),
  'points.expiring': (ctx) => readExpiring(ctx.db, ctx.actor.id),
  'points.earned': (ctx) =>
    readEarned(ctx.db, ctx.actor.id, ctx.query.step ?? 'month', ctx.query.count ?? 12, ctx.now()),
  'points.settings': (ctx) => readSettingsCard(ctx.db, ctx.actor),
  'points.updateSettings': withCurrent((ctx) => readSettingsCard(ctx.db, ctx.actor), updateSettings),
  'points.decideSettings': withCurrent((ctx) => readSettingsCard(ctx.db, ctx.actor), decideSettings),
  'operations.list': (ctx) => listOwnOperations(ctx),
  'operations.adminList': (ctx) => listOperations(ctx),
  'operations.get': (ctx) => readOperationCard(ctx.db, ctx.params.id, ctx.actor, ctx.scope),
});
