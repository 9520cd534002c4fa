import { defineHandlers } from '../../http/handlers.ts';
import { readOwnProgress, readPromotionDetail } from './detail.ts';
import { keepPromotionsHandlers } from './keep.ts';
import { listOwnPromotions, listPromotions } from './list.ts';
import { simulatePromotion } from './simulate/index.ts';
import { readPromotionStats } from './stats.ts';

export const promotionsHandlers = defineHandlers({
  'promotions.list': (ctx) => listOwnPromotions(ctx),
  'promotions.get': (ctx) => readPromotionDetail(ctx),
  'promotions.progress': (ctx) => readOwnProgress(ctx),
  'promotions.simulate': (ctx) => simulatePromotion(ctx),
  'promotions.stats': (ctx) => readPromotionStats(ctx),
  'promotions.adminList': (ctx) => listPromotions(ctx),
  ...keepPromotionsHandlers,
});
