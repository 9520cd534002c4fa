import { defineHandlers, ownTransactions } from '../../http/handlers.ts';
import { startExport } from '../exports/start.ts';
import { exportSupport, supportExport } from '../exports/support.ts';
import { requestNumber } from '../sales/numbers.ts';
import { addMessage, closeRequest, reopenRequest } from './author.ts';
import { readCard } from './card.ts';
import { createRequest } from './create.ts';
import { answerRequest, readAssignees, updateRequest } from './desk.ts';
import { supportFiles } from './files.ts';
import { createAsGuest } from './guest.ts';
import { listDesk, listOwn } from './lists.ts';

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
  'support.templates': (ctx) =>
    ctx.db
      .selectFrom('supportTemplates')
      .select(['id', 'categoryCode as category', 'title', 'text'])
      .where('isActive', '=', true)
      .orderBy('position')
      .orderBy('id')
      .limit(200)
      .execute(),
  'support.export': (ctx) => startExport(ctx, supportExport, exportSupport, ctx.query),
  'support.assignees': (ctx) => (ctx.scope.kind === 'all' ? readAssignees(ctx.db) : Promise.resolve([])),
});
