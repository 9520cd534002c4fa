import { secondPersonRefusal } from '../../../core/second-person.ts';
import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readWaiting } from '../repository/changes.ts';

type Waiting = Output<'staff.get'>['waiting'];

/** Who reads the card, and when. */
export interface Reader {
  actor: Pick<Actor, 'id' | 'roleCode' | 'grants'>;
  at: Date;
}

type Account = { id: string; email: string | null; phone: string | null };

/** What waits for each of these accounts, with what this reader may do about it. */
export async function waitingOf(db: Db, accounts: readonly Account[], { actor, at }: Reader) {
  const found = new Map<string, Waiting>();
  if (accounts.length === 0) return found;
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const decides = actor.roleCode === 'admin' && actor.grants.has('roleSystem.detailAccessesRole:update');
  const changes = await readWaiting(db, [...byId.keys()]);
  for (const { id, userId, kind, address, askedAt, askedBy, askedByName, dueAt } of changes) {
    const { email = null, phone = null } = byId.get(userId) ?? {};
    const approval = { authors: [askedBy], by: actor.id, at };
    const refusal = decides ? await secondPersonRefusal(db, approval, 'STAFF_SAME_PERSON') : null;
    const change: Waiting[number] = {
      id,
      kind,
      address: address && {
        email: address.email ?? email,
        phone: address.phone === undefined ? phone : address.phone,
      },
      askedAt: wireDateTime(askedAt),
      askedBy: { id: askedBy, name: askedByName },
      dueAt: wireDateTime(dueAt),
      decisionRefusal: refusal?.message ?? null,
      allowedActions: [...(decides && !refusal ? (['confirm'] as const) : []), ...(decides ? (['stop'] as const) : [])],
    };
    found.set(userId, [...(found.get(userId) ?? []), change]);
  }
  return found;
}
