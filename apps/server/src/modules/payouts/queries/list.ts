import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { among, during } from '../../../core/lists/conditions.ts';
import { readNumber } from '../../../core/numbers.ts';
import { readRegistries, registryRow } from '../repository/registry.ts';

/** Registries, newest first; money is the programme's, so only those who see all rows see them. */
export async function listRegistries(ctx: Ctx<'registries.list'>): Promise<Output<'registries.list'>> {
  const { body, db } = ctx;
  const number = body.search ? readNumber(body.search) : undefined;
  const found = await listIds(db, {
    from: sql`from payout_registries r`,
    where: [
      ctx.scope.kind === 'all' ? sql`true` : sql`false`,
      ...among('r.status', body.filters?.statuses, 'text'),
      ...during('r.formed_at', body.filters?.createdAt),
      ...(body.search?.trim() ? [number === undefined ? sql`false` : sql`r.number = ${number}`] : []),
    ],
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
    records.map((record) => registryRow(record, ctx.actor)),
  );
}
