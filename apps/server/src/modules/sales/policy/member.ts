import { type RawBuilder, sql } from 'kysely';

import type { Audit } from '../../../core/audit/audit.ts';
import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldMessage, fieldProblem, invalid } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';

export const memberNames = ['memberId', 'userExternalId', 'phone'] as const;

/** Whose sale it is, in the words of an external system: one of the three. */
export type MemberNames = Partial<Record<(typeof memberNames)[number], string | undefined>>;

/** Sellers (`users u`) whose sales may be brought in within these rows. */
export function visibleMembers(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'all') return sql`true`;
  if (scope.kind === 'partner') return sql`u.partner_id = ${scope.partnerId}`;
  // A manufacturer does not know who sells its goods; a seller brings in his own alone.
  return scope.kind === 'own' ? sql`u.id = ${scope.userId}` : sql`false`;
}

type Asking = Pick<Ctx<'sales.create'>, 'db' | 'actor' | 'scope'>;

/** A person sells for himself; an external system names the seller, one of those it was made for. */
export async function memberOf({ db, actor, scope }: Asking, asked: MemberNames): Promise<string> {
  const given = memberNames.filter((name) => asked[name] !== undefined);
  const [name, extra] = given;
  if (actor.kind !== 'technical') {
    if (name) throw invalid({ [name]: 'SALE_SELLER_GIVEN' });
    return actor.id;
  }
  if (!name) throw invalid({ memberId: 'SALE_SELLER_REQUIRED' });
  if (extra) throw invalid({ [extra]: fieldMessage('SALE_SELLER_TWICE', { name }) });
  const value = asked[name];
  const named = {
    memberId: sql`u.id = ${value}::uuid`,
    userExternalId: sql`u.external_id = ${value}`,
    phone: sql`u.phone = ${value}`,
  }[name];
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${named} and u.role_code = 'member' and u.status <> 'deleted' and ${visibleMembers(scope)}`.execute(
    db,
  );
  const [member] = rows;
  if (!member) throw fieldProblem('MEMBER_NOT_FOUND', name);
  return member.id;
}

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
