import { startExport } from '../../core/exports/start.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { withdrawalsExport, exportWithdrawals } from './export.ts';
import { sendWithdrawalCode, cancelOwnWithdrawal, present } from './commands/withdrawals.ts';
import { batched } from '../../http/batched.ts';
import { attachCurrentOnConflict } from '../../http/attach-current.ts';
import { readWithdrawalCard } from './queries/card.ts';
import { listOwnWithdrawals } from './queries/list.ts';
import { createWithdrawals } from './commands/request/create-withdrawals.ts';
import { quoteWithdrawal } from './queries/quote.ts';

/** What the area answers. */
export const withdrawalsRoutes = defineHandlers({
  'withdrawals.export': (ctx) => startExport(ctx, withdrawalsExport, exportWithdrawals, ctx.body),
  'withdrawals.quote': (ctx) => quoteWithdrawal(ctx.db, ctx.actor.id, ctx.body.points, ctx.now()),
  'withdrawals.list': (ctx) => listOwnWithdrawals(ctx),
  'withdrawals.get': (ctx) => readWithdrawalCard(ctx.db, ctx.params.id, ctx.actor, ctx.scope),
  'withdrawals.sendCode': sendWithdrawalCode,
  'withdrawals.create': batched(createWithdrawals),
  'withdrawals.cancel': attachCurrentOnConflict(present, cancelOwnWithdrawal),
});
