import type { Audit } from '../../../../core/audit/audit.ts';
import type { Db } from '../../../../db/open.ts';
import type { Ctx } from '../../../../http/context.ts';
import type { Output } from '../../../../http/contract.ts';

/** Who writes a sale, for whom, when and in which transaction. */
export type CommandContext = {
  db: Db;
  now: Date;
  memberId: string;
  actor: { id: string; kind: 'user' | 'technical' };
  key?: string | undefined;
  requestId?: string | undefined;
  fingerprint?: string | undefined;
  /** Audit trail of the request, where there is one. */
  audit?: Audit | undefined;
};

/** What the handlers of a sale need of their request. */
export type SaleCtx = Pick<
  Ctx<'sales.create'>,
  'db' | 'now' | 'actor' | 'scope' | 'requestId' | 'fingerprint' | 'audit'
> & {
  idempotencyKey: string | undefined;
};

/** A person writes for himself; an integration names the member. */
export const commandContext = (ctx: Omit<SaleCtx, 'scope'>, memberId = ctx.actor.id): CommandContext => ({
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

/** The audit entry about a sale its member has sent or changed. */
export const recordAudit = ({ audit }: Pick<SaleCtx, 'audit'>, sale: Output<'sales.get'>): void =>
  audit({
    entityType: 'sale',
    entityId: sale.id,
    entityLabel: sale.number,
    after: { status: sale.status, points: sale.pointsTotal },
  });
