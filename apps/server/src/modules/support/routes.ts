import { createOwnRequest } from './commands/support.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { managesTransaction } from '../../http/handlers.ts';
import { startExport } from '../../core/exports/start.ts';
import { exportSupport, supportExport } from './export.ts';
import { addMessage, closeRequest, reopenRequest } from './commands/author.ts';
import { readCard } from './queries/card.ts';
import { createCategory, orderCategories, readCategories, updateCategory } from './commands/categories.ts';
import { readSupportSettings, updateSettings } from './commands/deadlines.ts';
import { answerRequest, readAssignees, updateRequest } from './commands/agent.ts';
import { supportFiles } from './repository/files.ts';
import { createAsGuest } from './commands/guest.ts';
import { listAllRequests, listOwn } from './queries/lists.ts';
import { mergeRequests } from './commands/merge.ts';
import {
  activeTemplates,
  createTemplate,
  orderTemplates,
  readTemplates,
  updateTemplate,
} from './commands/templates.ts';

/** What the area answers. */
export const supportRoutes = defineHandlers({
  'support.createAsGuest': managesTransaction(createAsGuest),
  'support.create': createOwnRequest,
  'support.uploadFile': (ctx) => ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: supportFiles }),
  'support.list': (ctx) => listOwn(ctx),
  'support.get': (ctx) => readCard(ctx, ctx.params.id),
  'support.addMessage': (ctx) => addMessage(ctx),
  'support.close': (ctx) => closeRequest(ctx),
  'support.reopen': (ctx) => reopenRequest(ctx),
  'support.adminList': (ctx) => listAllRequests(ctx),
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
