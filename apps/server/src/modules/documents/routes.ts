import { defineHandlers } from '../../http/handlers.ts';
import { readDocument, countConsenting, readVersions } from './repository/documents.ts';
import { publishDocument, withdrawDocument } from './commands/publish.ts';
import { updateConsent, readConsents } from './commands/consents.ts';

/** What the area answers. */
export const documentsRoutes = defineHandlers({
  'documents.programRules': (ctx) => readDocument(ctx.db, 'program_rules'),
  'documents.personalDataProcessing': (ctx) => readDocument(ctx.db, 'personal_data'),
  'documents.oferta': (ctx) => readDocument(ctx.db, 'oferta'),
  'documents.policy': (ctx) => readDocument(ctx.db, 'policy'),
  'documents.mailingInfo': (ctx) => readDocument(ctx.db, 'mailing_info'),
  'documents.addProgramRules': (ctx) => publishDocument(ctx, 'program_rules', ctx.upload, ctx.body),
  'documents.updateProgramRules': (ctx) => publishDocument(ctx, 'program_rules', ctx.upload, ctx.body),
  'documents.deleteProgramRules': (ctx) => withdrawDocument(ctx, 'program_rules'),
  'documents.addPersonalDataProcessing': (ctx) => publishDocument(ctx, 'personal_data', ctx.upload, ctx.body),
  'documents.updatePersonalDataProcessing': (ctx) => publishDocument(ctx, 'personal_data', ctx.upload, ctx.body),
  'documents.deletePersonalDataProcessing': (ctx) => withdrawDocument(ctx, 'personal_data'),
  'documents.addOferta': (ctx) => publishDocument(ctx, 'oferta', ctx.upload, ctx.body),
  'documents.updateOferta': (ctx) => publishDocument(ctx, 'oferta', ctx.upload, ctx.body),
  'documents.deleteOferta': (ctx) => withdrawDocument(ctx, 'oferta'),
  'documents.addPolicy': (ctx) => publishDocument(ctx, 'policy', ctx.upload, ctx.body),
  'documents.updatePolicy': (ctx) => publishDocument(ctx, 'policy', ctx.upload, ctx.body),
  'documents.deletePolicy': (ctx) => withdrawDocument(ctx, 'policy'),
  'documents.addMailingInfo': (ctx) => publishDocument(ctx, 'mailing_info', ctx.upload, ctx.body),
  'documents.updateMailingInfo': (ctx) => publishDocument(ctx, 'mailing_info', ctx.upload, ctx.body),
  'documents.deleteMailingInfo': (ctx) => withdrawDocument(ctx, 'mailing_info'),
  'documents.versions': (ctx) => readVersions(ctx.db, ctx.query.kind),
  'documents.reconsent': (ctx) => countConsenting(ctx.db, ctx.query.kind),
  'consents.list': (ctx) => readConsents(ctx.db, ctx.actor.id),
  'consents.update': updateConsent,
});
