import type { Ctx } from '../../../../http/context.ts';
import type { Output } from '../../../../http/contract.ts';
import type { Writer } from './draft.ts';

type Sale = Output<'sales.get'>;

/** What the handlers of a sale need of their request. */
export type SaleCtx = Pick<
  Ctx<'sales.create'>,
  'db' | 'now' | 'actor' | 'scope' | 'requestId' | 'fingerprint' | 'audit'
> & {
  idempotencyKey: string | undefined;
};

/** Who writes and for whom, in the words of the ledger; a person writes for himself. */
export const writerOf = (ctx: Omit<SaleCtx, 'scope'>, memberId = ctx.actor.id): Writer => ({
  db: ctx.db,
  now: ctx.now(),
  memberId,
  actor: { id: ctx.actor.id, kind: ctx.actor.kind },
  key: ctx.idempotencyKey,
  requestId: ctx.requestId,
  // The machine of an external system is no sign of who sold.
  fingerprint: ctx.actor.kind === 'technical' ? undefined : ctx.fingerprint,
  audit: ctx.audit,
});

/** The entry of the journal about a sale its member has sent or changed. */
export const tellJournal = ({ audit }: Pick<SaleCtx, 'audit'>, sale: Sale): void =>
  audit({
    entityType: 'sale',
    entityId: sale.id,
    entityLabel: sale.number,
    after: { status: sale.status, points: sale.pointsTotal },
  });
