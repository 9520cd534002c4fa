import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readAttention } from '../queries/attention.ts';
import { summariseMembers } from '../queries/members.ts';
import { summariseProducts } from '../queries/products.ts';
import { summariseTransactions } from '../queries/transactions.ts';

// The age of the figures and the numbers that wait are part of every summary.
const standing = async (ctx: { db: Db; actor: Actor; scope: Scope; now: () => Date }) => {
  const now = ctx.now();
  return {
    asOf: wireDateTime(now),
    attention: await readAttention(ctx.db, { scope: ctx.scope, actor: ctx.actor, now }),
  };
};

export const readProductsSummary = async (ctx: Ctx<'summaries.products'>): Promise<Output<'summaries.products'>> => ({
  ...(await summariseProducts(ctx.db, ctx.query, ctx.scope)),
  ...(await standing(ctx)),
});

export const readMembersSummary = async (ctx: Ctx<'summaries.members'>): Promise<Output<'summaries.members'>> => ({
  ...(await summariseMembers(ctx.db, ctx.query, { scope: ctx.scope, now: ctx.now() })),
  ...(await standing(ctx)),
});

export const readTransactionsSummary = async (
  ctx: Ctx<'summaries.transactions'>,
): Promise<Output<'summaries.transactions'>> => ({
  ...(await summariseTransactions(ctx.db, ctx.query, ctx.scope)),
  ...(await standing(ctx)),
});
