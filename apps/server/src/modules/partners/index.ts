import { defineHandlers } from '../../http/handlers.ts';
import { assignStoreHandlers } from './assign-store.ts';
import { massUploadHandlers } from './mass-upload/index.ts';
import { partnerCard } from './card.ts';
import { uploadConsent } from './consent.ts';
import { partnerHistory } from './history.ts';
import { partnerPromotions } from './promotions.ts';
import { listPartners } from './rows.ts';
import { registerPartner, updatePartner } from './write.ts';

const keepPartnersHandlers = defineHandlers({
  'partners.list': (ctx) => listPartners(ctx.db, ctx.body, { scope: ctx.scope, now: ctx.now() }),
  'partners.get': (ctx) => partnerCard(ctx.db, ctx.params.id, { scope: ctx.scope, now: ctx.now() }),
  'partners.register': registerPartner,
  'partners.update': updatePartner,
  'partners.uploadConsent': uploadConsent,
  'partners.history': partnerHistory,
  'partners.promotions': partnerPromotions,
});

export const partnersHandlers = { ...keepPartnersHandlers, ...assignStoreHandlers, ...massUploadHandlers };
