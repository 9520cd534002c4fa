import { withCurrent } from '../../http/with-current.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { decideSettings } from './commands/decide.ts';
import { updateSettings, readSettingsCard } from './commands/update.ts';

/** What the area answers. */
export const pointsSettingsRoutes = defineHandlers({
  'points.settings': (ctx) => readSettingsCard(ctx.db, ctx.actor),
  'points.updateSettings': withCurrent((ctx) => readSettingsCard(ctx.db, ctx.actor), updateSettings),
  'points.decideSettings': withCurrent((ctx) => readSettingsCard(ctx.db, ctx.actor), decideSettings),
});
