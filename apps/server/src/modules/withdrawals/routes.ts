import { startExport } from '../../core/exports/start.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { withdrawalsExport, exportWithdrawals } from './export.ts';
import { cancelOwnWithdrawal, currentWithdrawal, sendWithdrawalCode } from './commands/own-withdrawals.ts';
import { decideManyWithdrawals, decideOneWithdrawal } from './commands/decide-withdrawals.ts';
import { askOverride } from './commands/override/ask-override.ts';
import { decideOverride } from './commands/override/decide-override.ts';
import { batched } from '../../http/batched.ts';
import { attachCurrentOnConflict } from '../../http/attach-current.ts';
import { readWithdrawalCard } from './queries/card.ts';
import { listOwnWithdrawals, listWithdrawals, overrideDecider } from './queries/list.ts';
import { createWithdrawals } from './commands/request/create-withdrawals.ts';
import { quoteWithdrawal } from './queries/quote.ts';

/** What the area answers. */
export const withdrawalsRoutes = defineHandlers({
  'withdrawals.export': (ctx) =>
    startExport(ctx, withdrawalsExport, exportWithdrawals, { ...ctx.body, decider: overrideDecider(ctx) }),
  'withdrawals.quote': (ctx) => quoteWithdrawal(ctx.db, ctx.actor.id, ctx.body.points, ctx.now()),
  'withdrawals.list': (ctx) => listOwnWithdrawals(ctx),
  'withdrawals.get': (ctx) => readWithdrawalCard(ctx, ctx.params.id),
  'withdrawals.sendCode': sendWithdrawalCode,
  'withdrawals.create': batched(createWithdrawals),
  'withdrawals.adminList': (ctx) => listWithdrawals(ctx),
  'withdrawals.decide': attachCurrentOnConflict(currentWithdrawal, decideOneWithdrawal),
  'withdrawals.decideMany': decideManyWithdrawals,
  'withdrawals.askOverride': attachCurrentOnConflict(currentWithdrawal, askOverride),
  'withdrawals.decideOverride': attachCurrentOnConflict(currentWithdrawal, decideOverride),
  'withdrawals.cancel': attachCurrentOnConflict(currentWithdrawal, cancelOwnWithdrawal),
});
