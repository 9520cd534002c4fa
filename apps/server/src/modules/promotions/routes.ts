import { defineHandlers } from '../../http/handlers.ts';
import { listAccruals } from './queries/accruals.ts';
import { describeDraft } from './queries/drafts/describe.ts';
import { previewDraft } from './queries/drafts/preview.ts';
import { readOwnProgress, readPromotionDetail } from './queries/detail.ts';
import { keepPromotionsHandlers } from './keep.ts';
import { listOwnPromotions, listPromotions } from './queries/list.ts';
import { rulesFile, uploadRules } from './rules-file.ts';
import { simulatePromotion } from './queries/simulate/simulate.ts';
import { readPromotionStats } from './queries/stats.ts';

export const promotionsHandlers = defineHandlers({
  'promotions.list': (ctx) => listOwnPromotions(ctx),
  'promotions.get': (ctx) => readPromotionDetail(ctx),
  'promotions.progress': (ctx) => readOwnProgress(ctx),
  'promotions.simulate': (ctx) => simulatePromotion(ctx),
  'promotions.stats': (ctx) => readPromotionStats(ctx),
  'promotions.adminList': (ctx) => listPromotions(ctx),
  'promotions.describe': (ctx) => describeDraft(ctx),
  'promotions.preview': (ctx) => previewDraft(ctx),
  'promotions.uploadRules': (ctx) => uploadRules(ctx),
  'promotions.rulesFile': (ctx) => rulesFile(ctx),
  'promotions.accruals': (ctx) => listAccruals(ctx),
  ...keepPromotionsHandlers,
});
