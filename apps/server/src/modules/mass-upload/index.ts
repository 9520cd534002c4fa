import { defineHandlers } from '../../http/handlers.ts';
import { lookAt } from './look.ts';

export const importsHandlers = defineHandlers({
  'imports.columns': (ctx) => lookAt(ctx.query.kind, ctx.upload),
});
