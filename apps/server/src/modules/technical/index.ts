import { defineHandlers } from '../../http/handlers.ts';
import { listTechnical, technicalCard } from './rows.ts';
import { registerTechnical, rotateSecret, updateTechnical } from './write.ts';

export const technicalHandlers = defineHandlers({
  'technical.list': (ctx) => listTechnical(ctx.db, ctx.body, ctx.now()),
  'technical.get': (ctx) => technicalCard(ctx.db, ctx.params.id, ctx.now()),
  'technical.register': registerTechnical,
  'technical.update': updateTechnical,
  'technical.rotateSecret': rotateSecret,
});
