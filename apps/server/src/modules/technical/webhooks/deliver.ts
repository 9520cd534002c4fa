import { webhookHeaders } from '@pribavka/api/webhooks';
import { sql } from 'kysely';

import type { Services } from '../../../http/context.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { disableEndpoint } from './disable.ts';
import { nextAttempt } from './schedule.ts';
import { webhookContext } from './secret.ts';
import { sendOnce, type SendRules } from './send.ts';
import { signatureOf } from './sign.ts';

export interface Receiver {
  userId: string;
  name: string;
  webhookUrl: string;
  webhookSecretSealed: Buffer;
  webhookPreviousSealed: Buffer | null;
  webhookPreviousUntil: Date | null;
}

interface Queued {
  id: string;
  type: string;
  occurredAt: Date;
  data: unknown;
  attempts: number;
  nextAttemptAt: Date;
}

const leaseMs = 60_000;
const atOnce = 100;

/** Takes the receiver for this process: events of one receiver go one after another. */
async function lease({ db, now }: Services, userId: string): Promise<Receiver | undefined> {
  const at = now();
  const { rows } = await sql<Receiver>`
    update technical_users set webhook_lease_until = ${new Date(at.getTime() + leaseMs)}
    where user_id = ${userId} and status = 'active' and webhook_url is not null and webhook_secret_sealed is not null
      and (webhook_lease_until is null or webhook_lease_until <= ${at})
    returning user_id, name, webhook_url, webhook_secret_sealed, webhook_previous_sealed, webhook_previous_until`.execute(
    db,
  );
  return rows[0];
}

const release = ({ db }: Services, userId: string) =>
  sql`update technical_users set webhook_lease_until = null where user_id = ${userId}`.execute(db);

async function head({ db }: Services, userId: string): Promise<Queued | undefined> {
  const { rows } = await sql<Queued>`
    select id, type, occurred_at, data, attempts, next_attempt_at from webhook_deliveries
    where user_id = ${userId} and status = 'queued' order by seq limit 1`.execute(db);
  return rows[0];
}

function secretsOf({ vault, now }: Services, receiver: Receiver): string[] {
  const open = (sealed: Buffer): string => vault.open(sealed, webhookContext(receiver.userId));
  const { webhookPreviousSealed: old, webhookPreviousUntil: until } = receiver;
  return [open(receiver.webhookSecretSealed), ...(old && until && until > now() ? [open(old)] : [])];
}

/** Offers one event to its receiver as it is signed now. */
function offer(services: Services, receiver: Receiver, event: Queued, rules: SendRules) {
  const { id, type, data } = event;
  const body = JSON.stringify({ id, type, occurredAt: wireDateTime(event.occurredAt), data });
  const at = services.now();
  const send = (traceparent: string | undefined) =>
    sendOnce(
      {
        url: receiver.webhookUrl,
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Pribavka-Webhooks/1',
          [webhookHeaders.signature]: signatureOf(body, secretsOf(services, receiver), at),
          [webhookHeaders.event]: type,
          [webhookHeaders.id]: id,
          ...(traceparent === undefined ? {} : { traceparent }),
        },
      },
      rules,
    );
  return services.tracing ? services.tracing.webhook(type, send) : send(undefined);
}

/** Sends one event; true when it was taken. A failure that was the last gives up the whole queue behind it. */
async function attempt(services: Services, receiver: Receiver, event: Queued, rules: SendRules): Promise<boolean> {
  const { db, now } = services;
  const { id } = event;
  const at = now();
  const outcome = await offer(services, receiver, event, rules);
  const attempts = event.attempts + 1;
  const seen = { attempts, lastAttemptAt: at, httpStatus: outcome.httpStatus, lastError: outcome.error };
  if (outcome.error === null) {
    await db
      .updateTable('webhookDeliveries')
      .set({ ...seen, status: 'sent', sentAt: now() })
      .where('id', '=', id)
      .execute();
    return true;
  }
  const again = nextAttempt(attempts, now());
  await db
    .updateTable('webhookDeliveries')
    .set({ ...seen, ...(again ? { nextAttemptAt: again } : {}) })
    .where('id', '=', id)
    .execute();
  if (!again) await disableEndpoint(services, receiver, outcome.error);
  return false;
}

/** What was given up, for a receiver that is leased to this process. */
async function resume(services: Services, receiver: Receiver): Promise<number> {
  const { db, now } = services;
  const { userId } = receiver;
  const { rows } = await sql<Queued>`
    select id, type, occurred_at, data, attempts, next_attempt_at from webhook_deliveries
    where user_id = ${userId} and status = 'failed' and process_id is not null order by seq limit 1`.execute(db);
  const [event] = rows;
  if (!event) return 0;
  const at = now();
  const rules: SendRules = { allowPrivate: !services.config.isProduction };
  const outcome = await offer(services, receiver, event, rules);
  await db
    .updateTable('webhookDeliveries')
    .set({
      attempts: event.attempts + 1,
      lastAttemptAt: at,
      httpStatus: outcome.httpStatus,
      lastError: outcome.error,
      ...(outcome.error === null ? { status: 'sent' as const, sentAt: now() } : {}),
    })
    .where('id', '=', event.id)
    .execute();
  if (outcome.error !== null) return 0;
  const resumed = await sql`update webhook_deliveries set status = 'queued', attempts = 0, next_attempt_at = ${now()},
      process_id = null where user_id = ${userId} and status = 'failed' and process_id is not null`.execute(db);
  return Number(resumed.numAffectedRows ?? 0n) + 1;
}

/** A receiver that has just refused what was given up is asked about it again after so long. */
const askAgainMs = 60_000;

/**
 * What was given up before an event goes before it: a receiver that is back gets everything in order. One that is there and
 * still refuses the earlier event gets the later ones, or a single bad event would stop it for ever. Answers whether the
 * later event has to wait, and how many of the earlier were taken.
 */
async function earlierFirst(services: Services, receiver: Receiver): Promise<{ waits: boolean; taken: number }> {
  const { db, now } = services;
  const { rows } = await sql<{ asked: Date | null }>`
    select last_attempt_at as asked from webhook_deliveries
    where user_id = ${receiver.userId} and status = 'failed' and process_id is not null order by seq limit 1`.execute(
    db,
  );
  const [first] = rows;
  if (!first) return { waits: false, taken: 0 };
  if (first.asked && now().getTime() - first.asked.getTime() < askAgainMs) return { waits: true, taken: 0 };
  return { waits: false, taken: (await resume(services, receiver)) > 0 ? 1 : 0 };
}

/**
 * Sends what waits for one receiver, in order, until something is not taken; behind it everything waits, so that a
 * receiver never sees a later state before an earlier one. Returns how many were taken.
 */
export async function deliverTo(services: Services, userId: string): Promise<number> {
  const receiver = await lease(services, userId);
  if (!receiver) return 0;
  const rules: SendRules = { allowPrivate: !services.config.isProduction };
  let sent = 0;
  // A sending that begins in the first half of the lease ends within it: no second process overtakes the order.
  const until = services.now().getTime() + leaseMs / 2;
  try {
    const first = await head(services, userId);
    if (first && first.nextAttemptAt <= services.now()) {
      const earlier = await earlierFirst(services, receiver);
      if (earlier.waits) return 0;
      sent += earlier.taken;
    }
    while (sent < atOnce && services.now().getTime() < until) {
      const event = await head(services, userId);
      if (!event || event.nextAttemptAt > services.now()) break;
      if (!(await attempt(services, receiver, event, rules))) break;
      sent += 1;
    }
  } finally {
    await release(services, userId);
  }
  return sent;
}

/**
 * Offers a receiver the first of the events that were given up. Taken, the rest of them wait in their order again; not
 * taken, everything stays as it is and nobody is notified once more. Returns how many go on.
 */
export async function resumeTo(services: Services, userId: string): Promise<number> {
  const receiver = await lease(services, userId);
  if (!receiver) return 0;
  try {
    return await resume(services, receiver);
  } finally {
    await release(services, userId);
  }
}
