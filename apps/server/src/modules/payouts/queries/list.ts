import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { countCapped, inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { among, during } from '../../../core/lists/conditions.ts';
import { readNumber } from '../../../core/numbers.ts';
import { readRegistries, registryRow } from '../repository/registry.ts';

export type RegistryFilters = NonNullable<Body<'registries.list'>['filters']>;

/** `payout_registries r` this person may sign: formed by somebody else (domain 3.22). */
export const registriesWaitingFor = (decider: string): RawBuilder<unknown> =>
  sql`(r.status = 'formed' and r.formed_by <> ${decider}::uuid)`;

/** Who signs is a person of the programme with the right to change payouts. */
export const registryDecider = ({
  scope,
  actor,
}: Pick<Ctx<'registries.list'>, 'scope' | 'actor'>): string | undefined =>
  scope.kind === 'all' && actor.kind === 'user' && actor.grants.has('transactionPage.detailTransaction:update')
    ? actor.id
    : undefined;

/** Registries of the list and of its file. */
export function registryConditions(
  scope: Scope,
  filters: RegistryFilters,
  search: string | undefined,
  decider: string | undefined,
): RawBuilder<unknown>[] {
  const number = search ? readNumber(search) : undefined;
  return [
    scope.kind === 'all' ? sql`true` : sql`false`,
    ...among('r.status', filters.statuses, 'text'),
    ...during('r.formed_at', filters.createdAt),
    ...(filters.waitsForMe === undefined
      ? []
      : [sql`${decider === undefined ? sql`false` : registriesWaitingFor(decider)} = ${filters.waitsForMe}`]),
    ...(search?.trim() ? [number === undefined ? sql`false` : sql`r.number = ${number}`] : []),
  ];
}

/** Registries, newest first; money is the programme's, so only those who see all rows see them. */
export async function listRegistries(ctx: Ctx<'registries.list'>): Promise<Output<'registries.list'>> {
  const { body, db } = ctx;
  const decider = registryDecider(ctx);
  const { waitsForMe, ...filters } = body.filters ?? {};
  const from = sql`from payout_registries r`;
  const found = await listIds(db, {
    from,
    where: registryConditions(ctx.scope, { ...filters, waitsForMe }, body.search, decider),
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
  const others = registryConditions(ctx.scope, filters, body.search, decider);
  const waiting = decider === undefined ? 0 : await countCapped(db, from, [...others, registriesWaitingFor(decider)]);
  return {
    ...listAnswer(
      body,
      found,
      eachReadable(records, (record) => registryRow(record, ctx.actor)),
    ),
    totals: { waitsForMe: waiting },
  };
}
