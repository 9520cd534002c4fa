import { defineHandlers } from '../../http/handlers.ts';
import { startExport } from '../../core/exports/start.ts';
import { exportTechnical, technicalExport } from './export.ts';
import { listTechnical, technicalCard } from './repository/rows.ts';
import { rotateWebhookSecret, testWebhook } from './webhooks/commands.ts';
import { listCalls } from './queries/calls.ts';
import { listDeliveries } from './webhooks/log.ts';
import { retryDelivery } from './webhooks/retry.ts';
import { registerTechnical, rotateSecret, updateTechnical } from './commands/write.ts';

/** What the area answers. */
export const technicalRoutes = defineHandlers({
  'technical.list': (ctx) => listTechnical(ctx.db, ctx.body, ctx.now()),
  'technical.export': (ctx) => startExport(ctx, technicalExport, exportTechnical, ctx.body),
  'technical.get': (ctx) => technicalCard(ctx.db, ctx.params.id, ctx.now()),
  'technical.register': registerTechnical,
  'technical.update': updateTechnical,
  'technical.rotateSecret': rotateSecret,
  'technical.rotateWebhookSecret': rotateWebhookSecret,
  'technical.testWebhook': testWebhook,
  'technical.calls': (ctx) => listCalls(ctx.db, ctx.params.id, ctx.body),
  'technical.retryDelivery': retryDelivery,
  'technical.deliveries': (ctx) => listDeliveries(ctx.db, ctx.params.id, ctx.body),
});
