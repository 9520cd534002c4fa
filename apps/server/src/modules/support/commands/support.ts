import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { readCard } from '../queries/card.ts';
import { requestNumber } from '../../../core/numbers.ts';
import { createRequest } from '../commands/create.ts';

export async function createOwnRequest(ctx: Ctx<'support.create'>): Promise<Output<'support.create'>> {
  const { id, number, categoryCode } = await createRequest(ctx);
  ctx.audit({
    entityId: id,
    entityLabel: requestNumber(number),
    action: 'create',
    after: { category: categoryCode },
  });
  return readCard(ctx, id);
}
