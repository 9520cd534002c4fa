import { defineHandlers } from '../../http/handlers.ts';
import { assignStoreHandlers } from './assign-store.ts';
import { massUploadHandlers } from './imports/import.ts';
import { partnerCard } from './queries/card.ts';
import { uploadConsent } from './commands/upload-consent.ts';
import { partnerHistory } from './queries/history.ts';
import { partnerPromotions } from './queries/promotions.ts';
import { listPartners } from './repository.ts';
import { registerPartner, updatePartner } from './commands/write.ts';

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
