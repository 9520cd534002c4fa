import type { FileReply } from '@pribavka/api';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { moneyText } from '../../../core/money.ts';
import { registryNumber } from '../../../core/numbers.ts';
import {
  type DeciderContext,
  deciderOf,
  notifyFailedPayouts,
  notifyMembers,
  readWithdrawals,
} from '../../withdrawals/index.ts';
import { registryFile } from './registry-file.ts';
import { approveRegistry } from './approve.ts';
import { disbandRegistry, rejectRegistry, takeOut } from './exit.ts';
import { formRegistry } from './form.ts';
import { type PaymentResult, settleRegistry } from './settle.ts';
import { recordResult } from '../repository/process.ts';
import { notifyClosed, notifyFormed } from '../notices.ts';
import { readRegistry, readRegistryCard } from '../repository/registry.ts';
import { readResultFile } from '../domain/result-file.ts';

type PayoutCtx = DeciderContext & Pick<Ctx<'registries.create'>, 'actor' | 'audit' | 'notify' | 'outbox'>;

export async function registryCard(ctx: PayoutCtx, id: string, reason?: string) {
  const card = await readRegistryCard(ctx.db, id, ctx.actor, ctx.now());
  const after = { status: card.status, count: card.count, netKopecks: card.netKopecks, paid: card.paidCount };
  ctx.audit({ entityType: 'registry', entityId: id, entityLabel: card.number, action: 'status', after, reason });
  return card;
}

async function settle(ctx: PayoutCtx, id: string, results: readonly PaymentResult[] | undefined, version?: number) {
  const done = await settleRegistry(deciderOf(ctx), id, results, version);
  await notifyMembers(ctx, done.paid);
  await notifyFailedPayouts(ctx, done.failed);
  return done;
}

/** The registry as it stands, for a conflict. */
export const currentRegistry = (ctx: PayoutCtx & { params: { id: string } }) =>
  readRegistryCard(ctx.db, ctx.params.id, ctx.actor, ctx.now());

export async function approveOwnRegistry(ctx: Ctx<'registries.approve'>): Promise<Output<'registries.approve'>> {
  await approveRegistry(deciderOf(ctx), ctx.params.id, ctx.body.version);
  return registryCard(ctx, ctx.params.id);
}

/** Puts requests into a registry and notifies those who may sign it; returns its id. */
export async function form(ctx: PayoutCtx, ids: readonly string[]): Promise<string> {
  const id = await formRegistry(deciderOf(ctx), ids);
  await notifyFormed(ctx, await readRegistry(ctx.db, id));
  return id;
}

async function closedCard(ctx: PayoutCtx, id: string, reason: string) {
  await notifyClosed(ctx, await readRegistry(ctx.db, id));
  return registryCard(ctx, id, reason);
}

export async function rejectFormedRegistry(ctx: Ctx<'registries.reject'>): Promise<Output<'registries.reject'>> {
  const { id } = ctx.params;
  return closedCard(ctx, id, await rejectRegistry(deciderOf(ctx), id, ctx.body));
}

export async function disbandUnsentRegistry(ctx: Ctx<'registries.disband'>): Promise<Output<'registries.disband'>> {
  const { id } = ctx.params;
  return closedCard(ctx, id, await disbandRegistry(deciderOf(ctx), id, ctx.body));
}

export async function takeOutOfRegistry(ctx: Ctx<'registries.takeOut'>): Promise<Output<'registries.takeOut'>> {
  const { id } = ctx.params;
  const reason = await takeOut(deciderOf(ctx), id, ctx.body.withdrawalId, ctx.body);
  return registryCard(ctx, id, reason);
}

export async function readRegistryFile(ctx: Ctx<'registries.file'>): Promise<FileReply> {
  const { id } = ctx.params;
  const file = await ctx.transaction(({ db }) => registryFile(db, id, ctx.query.format, ctx.now()));
  const { number } = await readRegistry(ctx.db, ctx.params.id);
  ctx.audit({
    entityType: 'registry',
    entityId: ctx.params.id,
    entityLabel: registryNumber(number),
    action: 'export',
    after: { format: ctx.query.format },
  });
  return { body: file.bytes, fileName: file.fileName, mime: file.mime, size: file.bytes.length };
}

export async function markRegistryPaid(ctx: Ctx<'registries.markPaid'>): Promise<Output<'registries.markPaid'>> {
  const done = await settle(ctx, ctx.params.id, ctx.body.items, ctx.body.version);
  return { registry: await registryCard(ctx, ctx.params.id), paid: done.paid.length, failed: done.failed.length };
}

/** «2 на 3 900 ₽»; nothing of nothing. */
async function sumText(db: PayoutCtx['db'], ids: readonly string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await readWithdrawals(db, ids);
  const kopecks = rows.reduce((sum, { netKopecks }) => sum + netKopecks, 0);
  return `${rows.length} на ${moneyText(kopecks)}`;
}

export async function uploadResult(ctx: Ctx<'registries.uploadResult'>): Promise<Output<'registries.uploadResult'>> {
  const { id } = ctx.params;
  const { number } = await readRegistry(ctx.db, id);
  const { results, errors } = await readResultFile(ctx.db, id, ctx.upload);
  const source = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'process' });
  const done = await settle(ctx, id, results);
  const processId = await recordResult(ctx.db, ctx.vault, {
    kind: 'payout_result',
    title: `Результат выплат по реестру ${registryNumber(number)}`,
    startedBy: ctx.actor.id,
    sourceFileId: source.id,
    ok: results.length,
    params: { bankPaid: await sumText(ctx.db, done.paid), bankFailed: await sumText(ctx.db, done.failed) },
    errors,
    at: ctx.now(),
  });
  await registryCard(ctx, id);
  return { processId };
}
