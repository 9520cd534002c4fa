import { defineHandlers } from '../../http/handlers.ts';
import { readPromotionDetail } from './detail.ts';
import { keepPromotionsHandlers } from './keep.ts';
import { listOwnPromotions, listPromotions } from './list.ts';

export const promotionsHandlers = defineHandlers({
  'promotions.list': (ctx) => listOwnPromotions(ctx),
  'promotions.get': (ctx) => readPromotionDetail(ctx),
  'promotions.adminList': (ctx) => listPromotions(ctx),
  ...keepPromotionsHandlers,
});
