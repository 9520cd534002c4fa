import type { Ctx } from '../../../http/context.ts';
import { fieldProblem } from '../../../http/problem.ts';
import { type Counter, takeAttempt } from '../../sessions/index.ts';
import { digits } from '../../../core/text/digits.ts';
import { requestNumber } from '../../../core/numbers.ts';
import { openRequest } from './create.ts';

/** Each counter survives a restart: a flood from one address, device or under one contact is slowed down. */
const counters = (ctx: Ctx<'support.createAsGuest'>, contact: string): Counter[] => [
  { scope: 'support:ip', value: ctx.ip, free: 10, pauseSeconds: 120 },
  { scope: 'support:device', value: ctx.fingerprint, free: 5, pauseSeconds: 120 },
  { scope: 'support:contact', value: contact, free: 3, pauseSeconds: 300 },
];

/**
 * Somebody without a session writes to support. The answer is the number alone: nothing here reveals whether the phone
 * or the address belongs to an account, and the request is not tied to one.
 */
export async function createAsGuest(ctx: Ctx<'support.createAsGuest'>): Promise<{ number: string }> {
  const { body } = ctx;
  const phone = body.phone ? digits(body.phone) : null;
  const email = body.email ? body.email.trim().toLowerCase() : null;
  const contact = phone ?? email;
  if (!contact) throw fieldProblem('SUPPORT_CONTACT', ['phone', 'email']);
  await takeAttempt(ctx, counters(ctx, contact));
  return ctx.transaction(async (work) => {
    const request = await openRequest(work, { ...body, author: null, contact: { name: body.name, phone, email } });
    const number = requestNumber(request.number);
    work.audit({
      entityId: request.id,
      entityLabel: number,
      action: 'create',
      after: { category: request.categoryCode },
    });
    return { number };
  });
}
