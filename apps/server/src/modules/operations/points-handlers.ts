import { defineHandlers } from '../../http/handlers.ts';
import { withCurrent } from '../../http/with-current.ts';
import { readOperationCard } from './queries/card.ts';
import { listOperations, listOwnOperations } from './queries/list.ts';
import { decideSettings } from '../points-settings/commands/decide.ts';
import { readSettingsCard, updateSettings } from '../points-settings/commands/update.ts';
import { readEarned, readExpiring, readPoints } from './queries/points.ts';

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
