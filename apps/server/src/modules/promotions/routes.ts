import { startExport } from '../../core/exports/start.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { listAccruals } from './queries/accruals.ts';
import { describeDraft } from './queries/drafts/describe.ts';
import { previewDraft } from './queries/drafts/preview.ts';
import { readProgress, readPromotionDetail } from './queries/detail.ts';
import { deciderOf, listPromotions } from './queries/list.ts';
import { listOwnPromotions } from './queries/own-list.ts';
import { rulesFile, uploadRules } from './commands/rules-file.ts';
import { simulatePromotion } from './queries/simulate/simulate.ts';
import { readPromotionStats } from './queries/stats.ts';
import { startAccrualsExport, promotionsExport, exportPromotions } from './exports/promotions.ts';
import {
  createDraft,
  deletePromotion,
  uploadPromotionImage,
  orderPromotions,
  update,
  copy,
} from './commands/drafts.ts';
import { readAdminCard } from './queries/admin-card.ts';
import { archiveMany, setStatus } from './commands/set-status.ts';
import { readVersions } from './queries/versions.ts';

/** What the area answers. */
export const promotionsRoutes = defineHandlers({
  'promotions.list': (ctx) => listOwnPromotions(ctx),
  'promotions.get': (ctx) => readPromotionDetail(ctx),
  'promotions.progress': (ctx) => readProgress(ctx),
  'promotions.simulate': (ctx) => simulatePromotion(ctx),
  'promotions.stats': (ctx) => readPromotionStats(ctx),
  'promotions.adminList': (ctx) => listPromotions(ctx),
  'promotions.describe': (ctx) => describeDraft(ctx),
  'promotions.preview': (ctx) => previewDraft(ctx),
  'promotions.uploadRules': (ctx) => uploadRules(ctx),
  'promotions.rulesFile': (ctx) => rulesFile(ctx),
  'promotions.accruals': (ctx) => listAccruals(ctx),
  'promotions.export': (ctx) => startExport(ctx, promotionsExport, exportPromotions, ctx.query),
  'promotions.exportList': (ctx) =>
    startExport(ctx, promotionsExport, exportPromotions, { ...ctx.body, decider: deciderOf(ctx) }),
  'promotions.exportAccruals': startAccrualsExport,
  'promotions.adminGet': (ctx) => readAdminCard(ctx.db, ctx.params.id, ctx.scope, { id: ctx.actor.id, at: ctx.now() }),
  'promotions.versions': (ctx) => readVersions(ctx.db, ctx.params.id, ctx.scope),
  'promotions.create': createDraft,
  'promotions.update': update,
  'promotions.setStatus': (ctx) => setStatus(ctx),
  'promotions.archiveMany': (ctx) => archiveMany(ctx),
  'promotions.copy': copy,
  'promotions.delete': deletePromotion,
  'promotions.uploadImage': uploadPromotionImage,
  'promotions.order': orderPromotions,
});
