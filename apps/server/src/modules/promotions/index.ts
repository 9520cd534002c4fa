import { defineHandlers } from '../../http/handlers.ts';
import { readPromotionDetail } from './detail.ts';
import { listOwnPromotions, listPromotions } from './list.ts';

export const promotionsHandlers = defineHandlers({
  'promotions.list': (ctx) => listOwnPromotions(ctx),
  'promotions.get': (ctx) => readPromotionDetail(ctx),
  'promotions.adminList': (ctx) => listPromotions(ctx),
});
