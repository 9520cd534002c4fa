import type { FileReply } from '@pribavka/api';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { registryNumber } from '../../../core/numbers.ts';
import {
  readWithdrawalCard,
  decideWithdrawal,
  type Decider,
  type Decision,
  tellMember,
  readWithdrawals,
} from '../../withdrawals/index.ts';
import { decideMany } from './decide-many.ts';
import { registryFile } from '../queries/registry-file.ts';
import { approveRegistry, type PaymentResult, settleRegistry } from './form.ts';
import { recordProcess } from '../repository/process.ts';
import { readRegistry, readRegistryCard } from '../repository/registry.ts';
import { readResultFile } from '../domain/result-file.ts';

type PayoutCtx = Pick<
  Ctx<'registries.create'>,
  'db' | 'now' | 'actor' | 'scope' | 'requestId' | 'audit' | 'notify' | 'outbox'
>;

export const deciderOf = (ctx: PayoutCtx): Decider => ({
  db: ctx.db,
  now: ctx.now(),
  actor: ctx.actor,
  scope: ctx.scope,
  requestId: ctx.requestId,
});

async function notifyMembers(ctx: PayoutCtx, ids: readonly string[]): Promise<void> {
  for (const record of await readWithdrawals(ctx.db, ids)) await tellMember(ctx, record);
}

export async function registryCard(ctx: PayoutCtx, id: string) {
  const card = await readRegistryCard(ctx.db, id, ctx.actor);
  const after = { status: card.status, count: card.count, netKopecks: card.netKopecks, paid: card.paidCount };
  ctx.audit({ entityType: 'registry', entityId: id, entityLabel: card.number, action: 'status', after });
  return card;
}

async function settle(ctx: PayoutCtx, id: string, results: readonly PaymentResult[] | undefined, version?: number) {
  const done = await settleRegistry(deciderOf(ctx), id, results, version);
  await notifyMembers(ctx, done.paid);
  return done;
}

type OneCtx = PayoutCtx & { params: { id: string } };

export const presentWithdrawal = (ctx: OneCtx) => readWithdrawalCard(ctx.db, ctx.params.id, ctx.actor, ctx.scope);
export const presentRegistry = (ctx: OneCtx) => readRegistryCard(ctx.db, ctx.params.id, ctx.actor);

interface DecisionBody {
  decision: Decision;
  reasonCode?: string | undefined;
  comment?: string | undefined;
  version?: number | undefined;
}

/** One withdrawal decided: the points, the message to the member, the audit entry. */
export async function decideOne(ctx: PayoutCtx, id: string, { decision, reasonCode, comment, version }: DecisionBody) {
  const note = { reasonCode, comment: comment?.trim() || undefined };
  await decideWithdrawal(deciderOf(ctx), id, decision, note, version);
  await notifyMembers(ctx, [id]);
  const card = await readWithdrawalCard(ctx.db, id, ctx.actor, ctx.scope);
  ctx.audit({
    entityType: 'withdrawal',
    entityId: id,
    entityLabel: card.number,
    action: 'status',
    after: { status: card.status, points: card.points },
    reason: card.reasonText ?? undefined,
  });
  return card;
}

export const decideManyWithdrawals = (ctx: Ctx<'withdrawals.decideMany'>): Promise<Output<'withdrawals.decideMany'>> =>
  decideMany(ctx, (id) => {
    const { decision, reasonCode, comment } = ctx.body;
    return decideOne(ctx, id, { decision, reasonCode, comment });
  });

export async function approveOwnRegistry(ctx: Ctx<'registries.approve'>): Promise<Output<'registries.approve'>> {
  await approveRegistry(deciderOf(ctx), ctx.params.id, ctx.body.version);
  return registryCard(ctx, ctx.params.id);
}

export async function readRegistryFile(ctx: Ctx<'registries.file'>): Promise<FileReply> {
  const file = await registryFile(ctx.db, ctx.params.id, ctx.query.format);
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

export async function uploadResult(ctx: Ctx<'registries.uploadResult'>): Promise<Output<'registries.uploadResult'>> {
  const { id } = ctx.params;
  const { number } = await readRegistry(ctx.db, id);
  const { results, errors } = await readResultFile(ctx.db, id, ctx.upload);
  const source = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'process' });
  await settle(ctx, id, results);
  const processId = await recordProcess(ctx.db, ctx.vault, {
    kind: 'payout_result',
    title: `Результат выплат по реестру ${registryNumber(number)}`,
    startedBy: ctx.actor.id,
    sourceFileId: source.id,
    ok: results.length,
    errors,
    at: ctx.now(),
  });
  await registryCard(ctx, id);
  return { processId };
}
