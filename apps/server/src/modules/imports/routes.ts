import { defineHandlers } from '../../http/handlers.ts';
import { lookAt } from '../../core/imports/look.ts';

/** What the area answers. */
export const importsRoutes = defineHandlers({
  'imports.columns': (ctx) => lookAt(ctx.query.kind, ctx.upload, ctx.query),
});
