import { startExport } from '../../core/exports/start.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { partnerCard } from './queries/card.ts';
import { uploadConsent } from './commands/upload-consent.ts';
import { partnerHistory } from './queries/history.ts';
import { partnerPromotions } from './queries/promotions.ts';
import { listPartners } from './repository.ts';
import { invitePartner } from './commands/invite.ts';
import { registerPartner, updatePartner } from './commands/write.ts';
import { assignStoreByCode } from './commands/assign-store.ts';
import { partnersExport, exportPartners } from './export.ts';
import { startPartnersUpload, partnersUpload } from './imports/import.ts';

/** What the area answers. */
export const partnersRoutes = defineHandlers({
  'partners.list': (ctx) => listPartners(ctx.db, ctx.body, { scope: ctx.scope, now: ctx.now() }),
  'partners.get': (ctx) => partnerCard(ctx.db, ctx.params.id, { scope: ctx.scope, now: ctx.now() }),
  'partners.register': registerPartner,
  'partners.update': updatePartner,
  'partners.invite': invitePartner,
  'partners.uploadConsent': uploadConsent,
  'partners.history': partnerHistory,
  'partners.promotions': partnerPromotions,
  'partners.assignStore': assignStoreByCode,
  'partners.export': (ctx) => startExport(ctx, partnersExport, exportPartners, ctx.query),
  'partners.exportList': (ctx) => startExport(ctx, partnersExport, exportPartners, ctx.body),
  'partners.massUploadTemplate': (ctx) => partnersUpload.template(ctx),
  'partners.massUpload': startPartnersUpload,
});
