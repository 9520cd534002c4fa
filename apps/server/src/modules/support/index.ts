import { defineHandlers, ownTransactions } from '../../http/handlers.ts';
import { startExport } from '../exports/start.ts';
import { exportSupport, supportExport } from '../exports/support.ts';
import { requestNumber } from '../sales/numbers.ts';
import { addMessage, closeRequest, reopenRequest } from './author.ts';
import { readCard } from './card.ts';
import { createCategory, orderCategories, readCategories, updateCategory } from './categories.ts';
import { createRequest } from './create.ts';
import { readSupportSettings, updateSettings } from './deadlines.ts';
import { answerRequest, readAssignees, updateRequest } from './desk.ts';
import { supportFiles } from './files.ts';
import { createAsGuest } from './guest.ts';
import { listDesk, listOwn } from './lists.ts';
import { mergeRequests } from './merge.ts';
import { activeTemplates, createTemplate, orderTemplates, readTemplates, updateTemplate } from './templates.ts';

export const supportHandlers = defineHandlers({
  'support.createAsGuest': ownTransactions(createAsGuest),
  'support.create': async (ctx) => {
    const { id, number, categoryCode } = await createRequest(ctx);
    ctx.audit({
      entityId: id,
      entityLabel: requestNumber(number),
      action: 'create',
      after: { category: categoryCode },
    });
    return readCard(ctx, id);
  },
  'support.uploadFile': (ctx) => ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: supportFiles }),
  'support.list': (ctx) => listOwn(ctx),
  'support.get': (ctx) => readCard(ctx, ctx.params.id),
  'support.addMessage': (ctx) => addMessage(ctx),
  'support.close': (ctx) => closeRequest(ctx),
  'support.reopen': (ctx) => reopenRequest(ctx),
  'support.adminList': (ctx) => listDesk(ctx),
  'support.update': (ctx) => updateRequest(ctx),
  'support.answer': (ctx) => answerRequest(ctx),
  'support.merge': (ctx) => mergeRequests(ctx),
  'support.templates': (ctx) => activeTemplates(ctx.db),
  'support.export': (ctx) => startExport(ctx, supportExport, exportSupport, ctx.query),
  'support.exportList': (ctx) => startExport(ctx, supportExport, exportSupport, ctx.body),
  'support.assignees': (ctx) => (ctx.scope.kind === 'all' ? readAssignees(ctx.db) : Promise.resolve([])),
  'support.settings': (ctx) => readSupportSettings(ctx.db),
  'support.updateSettings': (ctx) => updateSettings(ctx),
  'support.categories': (ctx) => readCategories(ctx.db),
  'support.createCategory': (ctx) => createCategory(ctx),
  'support.updateCategory': (ctx) => updateCategory(ctx),
  'support.orderCategories': (ctx) => orderCategories(ctx),
  'support.templateList': (ctx) => readTemplates(ctx.db),
  'support.createTemplate': (ctx) => createTemplate(ctx),
  'support.updateTemplate': (ctx) => updateTemplate(ctx),
  'support.orderTemplates': (ctx) => orderTemplates(ctx),
});
