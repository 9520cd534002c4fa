import { attachCurrentOnConflict } from '../../http/attach-current.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { decideSettings } from './commands/decide.ts';
import { updateSettings, readSettingsCard } from './commands/update.ts';

/** What the area answers. */
export const pointsSettingsRoutes = defineHandlers({
  'points.settings': (ctx) => readSettingsCard(ctx.db, ctx.actor, ctx.now()),
  'points.updateSettings': attachCurrentOnConflict(
    (ctx) => readSettingsCard(ctx.db, ctx.actor, ctx.now()),
    updateSettings,
  ),
  'points.decideSettings': attachCurrentOnConflict(
    (ctx) => readSettingsCard(ctx.db, ctx.actor, ctx.now()),
    decideSettings,
  ),
});
