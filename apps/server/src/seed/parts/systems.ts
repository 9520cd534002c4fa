import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import { newSystemSecret, newWebhookSecret, webhookContext } from '../../modules/technical/index.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import { type CallSeed, systems, type SystemSeed } from '../data/systems.ts';

export interface SystemParts {
  by: string;
  partners: ReadonlyMap<string, string>;
  manufacturers: ReadonlyMap<string, string>;
}

/** Days the log of calls is kept. */
const logDays = 30;

/**
 * Systems of companies with the calls of their last month. Their secrets are made and forgotten: the one who wants to
 * call makes a new one in the card, as with a lost secret.
 */
export async function createSystems(db: Db, ctx: SeedContext, parts: SystemParts): Promise<void> {
  for (const [index, system] of systems.entries()) {
    const id = newId();
    const at = daysAgo(ctx.end, 90 - index * 20, 12, 5);
    const calls = callsOf(ctx, system, id);
    await createSystem(db, ctx, { ...parts, system, id, at, lastUsedAt: calls.at(-1)?.at });
    await db.insertInto('technicalCalls').values(calls).execute();
    if (system.webhook) await writeDeliveries(db, ctx, id);
  }
}

interface NewSystem extends SystemParts {
  system: SystemSeed;
  id: string;
  at: Date;
  lastUsedAt: Date | undefined;
}

async function createSystem(db: Db, ctx: SeedContext, { system, id, at, by, ...rest }: NewSystem): Promise<void> {
  const partnerId = system.partner === undefined ? null : (rest.partners.get(system.partner) ?? null);
  const manufacturerId =
    system.manufacturer === undefined ? null : (rest.manufacturers.get(system.manufacturer) ?? null);
  const stamps = { createdAt: at, createdBy: by, updatedAt: at };
  await db
    .insertInto('users')
    .values({
      id,
      externalId: id,
      roleCode: 'technical',
      status: 'confirmed',
      lastName: system.name,
      partnerId,
      manufacturerId,
      registeredAt: at,
      ...stamps,
    })
    .execute();
  const { secret, prefix } = newSystemSecret();
  await db
    .insertInto('technicalUsers')
    .values({
      userId: id,
      name: system.name,
      login: system.login,
      description: system.description,
      ownerPartnerId: partnerId,
      ownerManufacturerId: manufacturerId,
      scopes: JSON.stringify(system.scopes),
      allowedIps: [...system.allowedIps],
      secretHash: await ctx.passwords.hash(secret),
      secretPrefix: prefix,
      lastUsedAt: rest.lastUsedAt ?? null,
      expiresAt: system.expiresInDays === undefined ? null : daysAgo(ctx.end, -system.expiresInDays, 23, 59),
      ...(system.webhook && {
        webhookUrl: system.webhook.url,
        webhookEvents: [...system.webhook.events],
        webhookSecretSealed: ctx.vault.seal(newWebhookSecret(), webhookContext(id)),
      }),
      ...stamps,
    })
    .execute();
}

function callsOf({ end, random }: SeedContext, system: SystemSeed, userId: string) {
  const { perDay, kinds } = system.calls;
  const bag = kinds.flatMap((kind): CallSeed[] => Array.from({ length: kind.share }, () => kind));
  return Array.from({ length: logDays * perDay }, () => {
    const kind = random.pick(bag);
    const [httpStatus, code] = kind.refusal && random.chance(0.15) ? kind.refusal : ([200, null] as const);
    return {
      id: newId(),
      userId,
      at: new Date(end.getTime() - random.int(60_000, (logDays - 1) * 86_400_000)),
      route: kind.route,
      httpStatus,
      code,
      durationMs: random.int(6, 180),
      requestId: newId(),
      ip: system.ip,
    };
  }).toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Uploads of the system it was notified of: one was taken only when its receiver was back. */
async function writeDeliveries(db: Db, ctx: SeedContext, userId: string): Promise<void> {
  await db
    .insertInto('webhookDeliveries')
    .values(
      [21, 14, 7, 1].map((days, index) => {
        const attempts = index === 2 ? 4 : 1;
        const occurredAt = daysAgo(ctx.end, days, 6, 12);
        const sentAt = new Date(occurredAt.getTime() + (attempts === 1 ? 900 : 104_000));
        return {
          id: newId(),
          userId,
          type: 'process.finished',
          occurredAt,
          data: JSON.stringify({
            processId: newId(),
            number: `#${18 + index * 7}`,
            kind: 'sale_import',
            status: 'done',
            counts: { ok: 40 + index, failed: 0 },
          }),
          status: 'sent' as const,
          attempts,
          nextAttemptAt: sentAt,
          lastAttemptAt: sentAt,
          httpStatus: 200,
          sentAt,
        };
      }),
    )
    .execute();
}
