import { defineHandlers } from '../../http/handlers.ts';
import { lookAt } from '../../core/imports/look.ts';

export const importsHandlers = defineHandlers({
  'imports.columns': (ctx) => lookAt(ctx.query.kind, ctx.upload),
});
