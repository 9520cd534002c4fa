import type { Ctx } from '../../http/context.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { withCurrent } from '../../http/with-current.ts';
import { registryNumber } from '../../core/numbers.ts';
import { readWithdrawalCard } from '../withdrawals/queries/card.ts';
import { decideWithdrawal, type Decider, type Decision } from '../withdrawals/commands/decide.ts';
import { listWithdrawals } from '../withdrawals/queries/list.ts';
import { tellMember } from '../withdrawals/notices.ts';
import { readWithdrawals } from '../withdrawals/repository/records.ts';
import { decideMany } from './commands/decide-many.ts';
import { registryFile } from './queries/registry-file.ts';
import { formByQuery } from './commands/form-by-query.ts';
import { approveRegistry, formRegistry, type PaymentResult, settleRegistry } from './commands/form.ts';
import { listRegistries } from './queries/list.ts';
import { recordProcess } from './repository/process.ts';
import { readRegistry, readRegistryCard } from './repository/registry.ts';
import { readResultFile } from './domain/result-file.ts';

type PayoutCtx = Pick<
  Ctx<'registries.create'>,
  'db' | 'now' | 'actor' | 'scope' | 'requestId' | 'audit' | 'notify' | 'outbox'
>;

const deciderOf = (ctx: PayoutCtx): Decider => ({
  db: ctx.db,
  now: ctx.now(),
  actor: ctx.actor,
  scope: ctx.scope,
  requestId: ctx.requestId,
});

async function tellAll(ctx: PayoutCtx, ids: readonly string[]): Promise<void> {
  for (const record of await readWithdrawals(ctx.db, ids)) await tellMember(ctx, record);
}

async function registryCard(ctx: PayoutCtx, id: string) {
  const card = await readRegistryCard(ctx.db, id, ctx.actor);
  const after = { status: card.status, count: card.count, netKopecks: card.netKopecks, paid: card.paidCount };
  ctx.audit({ entityType: 'registry', entityId: id, entityLabel: card.number, action: 'status', after });
  return card;
}

async function settle(ctx: PayoutCtx, id: string, results: readonly PaymentResult[] | undefined, version?: number) {
  const done = await settleRegistry(deciderOf(ctx), id, results, version);
  await tellAll(ctx, done.paid);
  return done;
}

type OneCtx = PayoutCtx & { params: { id: string } };

const presentWithdrawal = (ctx: OneCtx) => readWithdrawalCard(ctx.db, ctx.params.id, ctx.actor, ctx.scope);
const presentRegistry = (ctx: OneCtx) => readRegistryCard(ctx.db, ctx.params.id, ctx.actor);

interface DecisionBody {
  decision: Decision;
  reasonCode?: string | undefined;
  comment?: string | undefined;
  version?: number | undefined;
}

/** One withdrawal decided: the points, the message to the member, the audit entry. */
async function decideOne(ctx: PayoutCtx, id: string, { decision, reasonCode, comment, version }: DecisionBody) {
  const note = { reasonCode, comment: comment?.trim() || undefined };
  await decideWithdrawal(deciderOf(ctx), id, decision, note, version);
  await tellAll(ctx, [id]);
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

export const payoutsHandlers = defineHandlers({
  'withdrawals.adminList': (ctx) => listWithdrawals(ctx),
  'withdrawals.decide': withCurrent(presentWithdrawal, (ctx) => decideOne(ctx, ctx.params.id, ctx.body)),
  'withdrawals.decideMany': (ctx) =>
    decideMany(ctx, (id) => {
      const { decision, reasonCode, comment } = ctx.body;
      return decideOne(ctx, id, { decision, reasonCode, comment });
    }),
  'registries.list': (ctx) => listRegistries(ctx),
  'registries.get': (ctx) => readRegistryCard(ctx.db, ctx.params.id, ctx.actor),
  'registries.create': async (ctx) => registryCard(ctx, await formRegistry(deciderOf(ctx), ctx.body.ids)),
  'registries.createByQuery': (ctx) =>
    formByQuery(ctx, async (ids) => (await registryCard(ctx, await formRegistry(deciderOf(ctx), ids))).id),
  'registries.approve': withCurrent(presentRegistry, async (ctx) => {
    await approveRegistry(deciderOf(ctx), ctx.params.id, ctx.body.version);
    return registryCard(ctx, ctx.params.id);
  }),
  'registries.file': async (ctx) => {
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
  },
  'registries.markPaid': withCurrent(presentRegistry, async (ctx) => {
    const done = await settle(ctx, ctx.params.id, ctx.body.items, ctx.body.version);
    return { registry: await registryCard(ctx, ctx.params.id), paid: done.paid.length, failed: done.failed.length };
  }),
  'registries.uploadResult': withCurrent(presentRegistry, async (ctx) => {
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
  }),
});
