import type { Output } from '../../../http/contract.ts';
import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { invalid, problem } from '../../../http/problem.ts';
import type { JobContext } from '../../../jobs/context.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { chosenColumns } from '../../../core/exports/columns.ts';
import { defineExport } from '../../../core/exports/define.ts';
import type { ExportOf, ExportParams } from '../../../core/exports/export-of.ts';
import { textOf } from '../../../core/exports/asked.ts';
import { startExport } from '../../../core/exports/start.ts';
import { countCap, countCapped, inOrder } from '../../../core/lists/list-ids.ts';
import { type ExportedMember, memberCells, opensPassport } from './columns.ts';
import { memberFilters, type MemberListBody, memberSearch, memberStatus } from '../repository/filters.ts';
import { openForExport, type PassportFields } from '../../passports/index.ts';
import { memberRows } from '../repository/rows.ts';
import { fullName } from '../../../core/full-name.ts';
import { membersInScope } from '../policy.ts';

type Filters = NonNullable<MemberListBody['filters']>;

const idsOf = (params: Record<string, unknown>, name: string): string[] | undefined =>
  Array.isArray(params[name]) ? (params[name] as string[]) : undefined;

/** Whom the file is about: filters of the list, chosen rows, or the two filters of the older call. */
function membersOf(params: Record<string, unknown>, whose: Parameters<typeof membersInScope>[0], ctx: Vaulted) {
  const text = textOf(params as ExportParams, 'search');
  const filters = (params['filters'] as Filters | undefined) ?? {};
  const blind = (field: 'passport' | 'inn' | 'snils', value: string) => ctx.vault.blindIndexes(field, value);
  // The right to the file is the right to the phones in it; documents are asked for by those who open the card.
  const seen = { blind: whose.kind === 'all' && whose.people.phones ? blind : undefined, contacts: true };
  const search = memberSearch(text, seen);
  const [ids, except] = [idsOf(params, 'ids'), idsOf(params, 'except')];
  const [status, partnerId] = ['status', 'partnerId'].map((name) => textOf(params as ExportParams, name));
  return {
    from: sql`from users u left join wallets w on w.member_id = u.id`,
    where: [
      membersInScope(whose),
      memberStatus(filters),
      ...memberFilters(filters, seen),
      ...(ids ? [sql`u.id = any(${ids}::uuid[])`] : []),
      ...(except && except.length > 0 ? [sql`u.id <> all(${except}::uuid[])`] : []),
      ...(status ? [sql`u.status = ${status}`] : []),
      ...(partnerId ? [sql`u.partner_id = ${partnerId}::uuid`] : []),
      ...(search ? [search] : []),
    ],
  };
}

type Vaulted = Pick<JobContext, 'vault'>;

/** The file of participants: passport data only in columns asked for by name. */
const membersExport: ExportOf<'members', ExportedMember> = {
  name: 'members',
  kind: 'member_export',
  of: 'участников',
  sheet: 'Участники',
  source: (params, scope, ctx) => ({
    ...membersOf(params, scope, ctx),
    id: sql`u.id`,
    order: { name: 'registeredAt', expr: sql`u.registered_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids, scope, ctx, params) {
    const found = await memberRows(db, ids, { contacts: true, now: ctx.now() });
    const rows = inOrder(ids, found);
    const taxes = await db
      .selectFrom('users')
      .select(['id', 'taxStatus', 'lastName', 'firstName', 'middleName'])
      .where('id', 'in', [...ids])
      .execute();
    const more = new Map(taxes.map((row) => [row.id, row]));
    const opens = scope.kind === 'all' && opensPassport(chosenColumns('members', params));
    const names = new Map(taxes.map((row) => [row.id, fullName(row)]));
    const opened = opens
      ? await openForExport(db, ctx, {
          userId: params.whose.id,
          routeKey: 'members.exportList',
          purpose: textOf(params, 'purpose') ?? '',
          request: params.request,
          names,
        })
      : new Map<string, PassportFields>();
    return rows.map((row) => ({
      row,
      taxStatus: more.get(row.id)?.taxStatus ?? 'individual',
      passport: opened.get(row.id),
    }));
  },
  cells: memberCells,
};

export const exportMembers = defineExport(membersExport);

type ExportCtx = Ctx<'members.export'> | Ctx<'members.exportList'>;

/** The purpose is stored: 152-FZ requires a reason for every export of personal data. */
function purposeOf(ctx: ExportCtx, asked: string): string {
  const purpose = asked.trim();
  if (purpose === '') throw invalid({ purpose: 'PURPOSE_REQUIRED' });
  if (ctx.scope.kind !== 'all' && ctx.scope.kind !== 'partner') throw problem('FORBIDDEN');
  return purpose;
}

/** Documents leave for the programme's own people alone, with a fresh password and not by the whole base. */
async function requirePassportRight(ctx: Ctx<'members.exportList'>): Promise<void> {
  const { actor, scope } = ctx;
  if (scope.kind !== 'all' || actor.kind === 'technical' || !actor.grants.has('memberPage.memberCard:read')) {
    throw problem('FORBIDDEN');
  }
  requireFreshAuth(ctx);
  const { from, where } = membersOf(ctx.body, scope, ctx);
  if ((await countCapped(ctx.db, from, where)) > countCap) throw problem('BULK_TOO_MANY', { n: countCap });
}

export async function startMembersExport(ctx: Ctx<'members.export'>): Promise<Output<'members.export'>> {
  const purpose = purposeOf(ctx, ctx.query.purpose);
  return startExport(ctx, membersExport, exportMembers, { ...ctx.query, purpose });
}

export async function startMembersListExport(ctx: Ctx<'members.exportList'>): Promise<Output<'members.exportList'>> {
  const purpose = purposeOf(ctx, ctx.body.purpose);
  const passport = opensPassport(ctx.body.columns);
  if (passport) await requirePassportRight(ctx);
  return startExport(ctx, membersExport, exportMembers, {
    ...ctx.body,
    purpose,
    ...(passport ? { passport } : {}),
  });
}
