import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { sql } from 'kysely';

import { violatedConstraint } from '../../../db/sql-errors.ts';
import type { Db } from '../../../db/open.ts';
import { fieldMessage, fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import { invitationOf, requireFreshAuth } from '../../sessions/index.ts';
import { type AccessPage, grantsOf, matrixItems } from '../domain/accesses.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { everyWord } from '../../../core/text/search.ts';
import { addedTo, lockOwnRights, requireAdminFor, requireOwn, requireOwnRows } from '../policy.ts';
import { findRole, readGrants, readRoles, replaceGrants, roleKey, roleOrders, type RoleRow } from '../repository.ts';

/** Without it nobody could give accesses back: the administrator can never lose it (domain 3.15). */
const lockoutGuard = ['roleSystem.detailAccessesRole:read', 'roleSystem.detailAccessesRole:update'] as const;

async function requireRole(db: Db, code: string): Promise<RoleRow> {
  const role = await findRole(db, code);
  if (!role) throw notFound();
  return role;
}

function readMatrix(items: readonly AccessPage[], roleCode: string) {
  const { grants, wrong } = grantsOf(items);
  if (wrong.length > 0)
    throw invalid({ items: fieldMessage('ACCESS_UNKNOWN', { names: wrong.slice(0, 5).join(', ') }) });
  if (roleCode === 'admin' && lockoutGuard.some((grant) => !grants.includes(grant))) throw problem('ROLE_LOCKOUT');
  return grants;
}

export async function cardOf(db: Db, code: string) {
  const grants = await readGrants(db, code);
  return { role: await requireRole(db, code), items: matrixItems((group, action) => grants.has(`${group}:${action}`)) };
}

/** Takes the version a form was opened with; somebody else's change in between is a conflict. */
async function bump(db: Db, code: string, version: number, actorId: string, at: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('roles')
    .set({ version: version + 1, updatedAt: at, updatedBy: actorId })
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem('VERSION_CONFLICT', {}, { current: await requireRole(db, code) });
}

export async function listRoles(ctx: Ctx<'roles.list'>): Promise<Output<'roles.list'>> {
  const [order] = ctx.body.sort ?? [];
  const name = order?.field ?? 'name';
  const found = await listIds(ctx.db, {
    from: sql`from roles`,
    where: everyWord(sql`(translate(lower(roles.name), 'ё', 'е') || ' ' || roles.code)`, ctx.body.search),
    id: roleKey,
    order: { name, direction: order?.direction ?? 'asc', ...roleOrders[name] },
    ...askedPage(ctx.body),
  });
  return listAnswer(ctx.body, found, await readRoles(ctx.db, found.ids));
}

export async function createRole(ctx: Ctx<'roles.create'>): Promise<Output<'roles.create'>> {
  requireFreshAuth(ctx);
  const { code, name, description = '', dataScope, items } = ctx.body;
  const taken = () => fieldProblem('ROLE_CODE_TAKEN', 'code', { name: code });
  // Before the matrix is looked at: what the role of that name must have does not concern a new one.
  const known = await ctx.db.selectFrom('roles').select('code').where('code', '=', code).executeTakeFirst();
  if (known) throw taken();
  const grants = readMatrix(items, code);
  requireOwn(await lockOwnRights(ctx.db, ctx.actor), grants, 'items');
  requireOwnRows(ctx.actor, dataScope);
  await ctx.db
    .insertInto('roles')
    .values({ code, name, description, dataScope, createdAt: ctx.now(), createdBy: ctx.actor.id })
    .execute()
    .catch((error: unknown) => {
      throw violatedConstraint(error) ? taken() : error;
    });
  await replaceGrants(ctx.db, code, grants);
  ctx.audit({ action: 'create', entityId: code, entityLabel: name, after: { name, dataScope, grants } });
  return requireRole(ctx.db, code);
}

export async function updateRole(ctx: Ctx<'roles.update'>): Promise<Output<'roles.update'>> {
  requireFreshAuth(ctx);
  const { code } = ctx.params;
  const before = await requireRole(ctx.db, code);
  requireAdminFor(code, ctx.actor);
  const { name, description = before.description, dataScope = before.dataScope, version } = ctx.body;
  if (before.isSystem && dataScope !== before.dataScope) throw fieldProblem('ROLE_SYSTEM_SCOPE', 'dataScope');
  if (dataScope !== before.dataScope) requireOwnRows(ctx.actor, dataScope);
  await bump(ctx.db, code, version, ctx.actor.id, ctx.now());
  await ctx.db.updateTable('roles').set({ name, description, dataScope }).where('code', '=', code).execute();
  ctx.audit({
    action: 'update',
    entityId: code,
    entityLabel: name,
    before: { name: before.name, description: before.description, dataScope: before.dataScope },
    after: { name, description, dataScope },
  });
  return requireRole(ctx.db, code);
}

export async function updateAccesses(ctx: Ctx<'roles.updateAccesses'>): Promise<Output<'roles.updateAccesses'>> {
  requireFreshAuth(ctx);
  const { code } = ctx.params;
  const role = await requireRole(ctx.db, code);
  requireAdminFor(code, ctx.actor);
  const grants = readMatrix(ctx.body.items, code);
  const own = await lockOwnRights(ctx.db, ctx.actor, code);
  requireOwn(own, addedTo(code, await readGrants(ctx.db, code), grants), 'items');
  await bump(ctx.db, code, ctx.body.version, ctx.actor.id, ctx.now());
  const { added, removed } = await replaceGrants(ctx.db, code, grants);
  ctx.audit({
    action: 'update',
    entityId: code,
    entityLabel: role.name,
    before: { removed },
    after: { added },
  });
  return cardOf(ctx.db, code);
}

export async function listRoleUsers(ctx: Ctx<'roles.users'>): Promise<Output<'roles.users'>> {
  const { page = 1, size = 20 } = ctx.query;
  await requireRole(ctx.db, ctx.params.code);
  const found = await listIds(ctx.db, {
    from: sql`from users u`,
    where: [sql`u.role_code = ${ctx.params.code}`, sql`u.status <> 'deleted'`],
    id: sql`u.id`,
    order: { name: 'name', expr: sql`u.search_name`, type: 'text', direction: 'asc' },
    size,
    page,
  });
  const rows =
    found.ids.length === 0
      ? []
      : await ctx.db
          .selectFrom('users as u')
          .select(['id', 'lastName', 'firstName', 'phone', 'email', 'status', 'roleCode'])
          .select((eb) => eb('passwordHash', 'is', null).as('hasNoPassword'))
          .select(invitationOf(ctx.now()).as('invitation'))
          .select(
            sql<boolean>`exists (select from administrator_changes w where w.user_id = u.id and w.status = 'waiting')`.as(
              'isWaiting',
            ),
          )
          .where('id', 'in', found.ids)
          .execute();
  const items = eachReadable(inOrder(found.ids, rows), (row) => ({
    id: row.id,
    name: `${row.lastName} ${row.firstName}`.trim(),
    login: row.email ?? row.phone ?? '',
    isBlocked: row.status === 'blocked',
    // A system signs in by its secret.
    isInvited: row.hasNoPassword === true && row.roleCode !== 'technical',
    invitation: row.invitation,
    isWaiting: row.isWaiting,
  }));
  return { items, page, size, total: found.total ?? 0, totalCapped: found.totalCapped };
}

export async function deleteRole(ctx: Ctx<'roles.delete'>): Promise<Output<'roles.delete'>> {
  requireFreshAuth(ctx);
  const role = await requireRole(ctx.db, ctx.params.code);
  if (role.isSystem) throw problem('ROLE_SYSTEM');
  if (role.usersCount > 0) throw problem('ROLE_IN_USE', { n: role.usersCount });
  await ctx.db
    .deleteFrom('roles')
    .where('code', '=', role.code)
    .execute()
    .catch((error: unknown) => {
      // Given to somebody in between.
      throw violatedConstraint(error) ? problem('ROLE_IN_USE', { n: 1 }) : error;
    });
  ctx.audit({ action: 'delete', entityId: role.code, entityLabel: role.name });
  return { ok: true as const };
}
