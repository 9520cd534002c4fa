import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { among, during } from '../../../core/lists/conditions.ts';
import { readNumber } from '../../../core/numbers.ts';
import { readRegistries, registryRow } from '../repository/registry.ts';

export type RegistryFilters = NonNullable<Body<'registries.list'>['filters']>;

/** Registries of the list and of its file. */
export function registryConditions(
  scope: Scope,
  filters: RegistryFilters,
  search: string | undefined,
): RawBuilder<unknown>[] {
  const number = search ? readNumber(search) : undefined;
  return [
    scope.kind === 'all' ? sql`true` : sql`false`,
    ...among('r.status', filters.statuses, 'text'),
    ...during('r.formed_at', filters.createdAt),
    ...(search?.trim() ? [number === undefined ? sql`false` : sql`r.number = ${number}`] : []),
  ];
}

/** Registries, newest first; money is the programme's, so only those who see all rows see them. */
export async function listRegistries(ctx: Ctx<'registries.list'>): Promise<Output<'registries.list'>> {
  const { body, db } = ctx;
  const found = await listIds(db, {
    from: sql`from payout_registries r`,
    where: registryConditions(ctx.scope, body.filters ?? {}, body.search),
    id: sql`r.id`,
    order: {
      name: 'createdAt',
      expr: sql`r.formed_at`,
      type: 'timestamptz',
      direction: body.sort?.[0]?.direction ?? 'desc',
    },
    ...askedPage(body),
  });
  const records = inOrder(found.ids, await readRegistries(db, found.ids));
  return listAnswer(
    body,
    found,
    eachReadable(records, (record) => registryRow(record, ctx.actor)),
  );
}
