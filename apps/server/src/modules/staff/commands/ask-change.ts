import type { Actor } from '../../../http/actor.ts';
import type { Work } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { changeNames, notifyAsked } from '../notices.ts';
import { type AskedAddress, type ChangeKind, insertChange } from '../repository/changes.ts';

interface Asked {
  kind: ChangeKind;
  userId: string;
  name: string;
  /** Where the account is reached until then; null for one that is made by this very request. */
  formerEmail: string | null;
  address?: AskedAddress | undefined;
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

/**
 * Puts a change of an administrator's account aside until another administrator confirms it or 72 hours pass: one
 * administrator alone could otherwise make himself a second one (domain 3.23, ADR 76). The caller holds the account.
 */
export async function askForChange(
  ctx: Work & { actor: Pick<Actor, 'id' | 'name'> },
  { kind, userId, name, formerEmail, address, before, after }: Asked,
): Promise<void> {
  const asked = { userId, kind, address: address ?? null, askedBy: ctx.actor.id };
  const made = await insertChange(ctx.db, asked, ctx.now());
  if (!made) throw problem('STAFF_WAITING');
  ctx.audit({
    action: 'update',
    entityType: 'staff',
    entityId: userId,
    entityLabel: name,
    before,
    after,
    reason: `${changeNames[kind]}: ждёт второго администратора`,
  });
  await notifyAsked(ctx, { ...made, kind, userId, name, author: ctx.actor.name }, formerEmail);
}
