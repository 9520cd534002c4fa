import { attachCurrentOnConflict } from '../../http/attach-current.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { decideSettings } from './commands/decide.ts';
import { updateSettings, readSettingsCard } from './commands/update.ts';

/** What the area answers. */
export const pointsSettingsRoutes = defineHandlers({
  'points.settings': (ctx) => readSettingsCard(ctx.db, ctx.actor),
  'points.updateSettings': attachCurrentOnConflict((ctx) => readSettingsCard(ctx.db, ctx.actor), updateSettings),
  'points.decideSettings': attachCurrentOnConflict((ctx) => readSettingsCard(ctx.db, ctx.actor), decideSettings),
});
