import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { programmeDay } from '../../http/wire-date.ts';
import type { Random } from '../../seed/random.ts';
import type { TestApp } from '../app.ts';
import type { Letter } from './mailbox.ts';
import type { People } from './people.ts';

export interface Stage {
  t: TestApp;
  people: People;
  random: Random;
  /** Messages read so far. */
  letters: () => Promise<readonly Letter[]>;
}

/** What was done, by kind. */
export type Done = Record<string, number>;

type Answered<T> = { status: number; data: T; messages: readonly string[] };

function must<T>(what: string, answer: Answered<T>): T {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.messages.join(' ')}`);
  return answer.data;
}

const idsOf = async (t: TestApp, query: ReturnType<typeof sql<{ id: string }>>): Promise<string[]> =>
  (await query.execute(t.services.db)).rows.map(({ id }) => id);

/** A few members register sales of today. */
export async function sell({ t, people, random }: Stage): Promise<number> {
  const products = await idsOf(
    t,
    sql`select id from products where status = 'active' and not serial_required order by article limit 40`,
  );
  const sellers = await people.sellers();
  for (let n = 0; n < 3; n += 1) {
    const item = { productId: random.pick(products), quantity: random.int(1, 3), priceKopecks: 100_000 };
    const body = { saleDate: programmeDay(t.clock.at), items: [item], submit: true };
    must(
      'sale',
      await t.call('sales.create', { as: await people.byId(random.pick(sellers)), key: randomUUID(), body }),
    );
  }
  return 3;
}

/** The moderators go through what waits: most is approved, some is refused or asked about. */
export async function moderate({ t, people, random }: Stage): Promise<number> {
  const waiting = await idsOf(t, sql`select id from sales where status = 'moderation' order by submitted_at limit 8`);
  let decided = 0;
  for (const id of waiting) {
    const as = await people.byEmail(random.chance(0.5) ? 'moderator' : 'moderator2');
    const data = must('sale', await t.call('sales.get', { as, params: { id } }));
    const isRefused = random.chance(0.15);
    const items = data.items.map((item) => ({
      id: item.id,
      ...(isRefused
        ? { decision: 'reject' as const, reasonCode: 'receipt_unreadable' }
        : { decision: 'approve' as const }),
    }));
    const body = random.chance(0.1)
      ? { decision: 'clarify' as const, message: 'Пришлите, пожалуйста, чек целиком.', version: data.version }
      : { items, version: data.version };
    const answer = await t.call('sales.moderate', { as, key: randomUUID(), params: { id }, body });
    // Somebody else may hold the sale, as in life.
    if (answer.status === 200) decided += 1;
    else if (answer.status !== 409) must('moderation', answer);
  }
  return decided;
}

/** A buyer brings back what was sold. */
export async function takeBack({ t, people, random }: Stage): Promise<number> {
  const confirmed = await idsOf(
    t,
    sql`select id from sales where status = 'confirmed' order by decided_at desc limit 30`,
  );
  if (confirmed.length === 0) return 0;
  const as = await people.byEmail('moderator');
  const id = random.pick(confirmed);
  const data = must('sale', await t.call('sales.get', { as, params: { id } }));
  const line = data.items.find(({ status }) => status === 'approved');
  if (!line) return 0;
  const items = [{ id: line.id, quantity: 1 }];
  const body = { items, reasonCode: 'customer', returnedAt: programmeDay(t.clock.at), documentNumber: 'В-17' };
  must('return', await t.call('sales.return', { as, key: randomUUID(), params: { id }, body }));
  return 1;
}

/** Members ask for money with the code of their SMS. */
export async function askForMoney({ t, people, random, letters }: Stage): Promise<number> {
  let asked = 0;
  const sellers = await people.sellers();
  for (let n = 0; n < 4; n += 1) {
    const as = await people.byId(random.pick(sellers));
    const [card] = must('cards', await t.call('cards.list', { as }));
    const quote = must('quote', await t.call('withdrawals.quote', { as, body: { points: 0 } }));
    const most = Math.min(quote.limits.available, quote.limits.max, quote.limits.monthLeft, 6000);
    if (!card || most < quote.limits.min) continue;
    const body = { points: random.int(quote.limits.min, most), cardId: card.id };
    const sent = await t.call('withdrawals.sendCode', { as, body });
    if (sent.status !== 200) continue;
    const sms = (await letters()).findLast(
      ({ template, userId }) => template === 'code-withdrawal' && userId === as.id,
    );
    const code = /(?<!\d)\d{6}(?!\d)/.exec(sms?.text ?? '')?.[0] ?? '';
    must('withdrawal', await t.call('withdrawals.create', { as, key: randomUUID(), body: { ...body, code } }));
    asked += 1;
  }
  return asked;
}

/** Finance decides what waits; one of ten is refused, one of twenty is taken back by its member. */
export async function decideMoney({ t, people, random }: Stage): Promise<number> {
  const finance = await people.byEmail('finance');
  const waiting = await idsOf(t, sql`select id from withdrawals where status in ('new', 'on_review') order by number`);
  for (const id of waiting) {
    const data = must('card', await t.call('withdrawals.get', { as: finance, params: { id } }));
    if (random.chance(0.05)) {
      const as = await people.byId(data.member.id);
      must('cancellation', await t.call('withdrawals.cancel', { as, key: randomUUID(), params: { id }, body: {} }));
      continue;
    }
    const decision = random.chance(0.1)
      ? { decision: 'reject' as const, reasonCode: 'check' }
      : { decision: 'approve' as const };
    const body = { ...decision, version: data.version };
    must('decision', await t.call('withdrawals.decide', { as: finance, key: randomUUID(), params: { id }, body }));
  }
  return waiting.length;
}

/**
 * A registry of all that is approved, two signatures, the answer of the bank; what it refused is sent again or given back.
 * One in four is rejected or disbanded instead.
 */
export async function payOut({ t, people, random }: Stage): Promise<number> {
  const [finance, second] = [await people.byEmail('finance'), await people.byEmail('finance2')];
  const failed = await idsOf(t, sql`select id from withdrawals where status = 'failed' order by number`);
  for (const id of failed) {
    const data = must('card', await t.call('withdrawals.get', { as: finance, params: { id } }));
    const body = { decision: random.chance(0.5) ? ('retry' as const) : ('return' as const), version: data.version };
    must(
      'after a refusal',
      await t.call('withdrawals.decide', { as: finance, key: randomUUID(), params: { id }, body }),
    );
  }
  const ids = await idsOf(t, sql`select id from withdrawals where status = 'approved' order by number limit 100`);
  if (ids.length === 0) return 0;
  const made = must('registry', await t.call('registries.create', { as: finance, key: randomUUID(), body: { ids } }));
  const params = { id: made.id };
  if (random.chance(0.25)) {
    const body = { reasonCode: 'composition', version: made.version };
    const [as, route] = random.chance(0.5)
      ? ([second, 'registries.reject'] as const)
      : ([finance, 'registries.disband'] as const);
    must('way back', await t.call(route, { as, key: randomUUID(), params, body }));
    return 0;
  }
  const approving = { as: second, key: randomUUID(), params, body: { version: made.version } };
  const { version } = must('signature', await t.call('registries.approve', approving));
  const items = made.withdrawals.map(({ id: withdrawalId }) =>
    random.chance(0.12)
      ? { withdrawalId, status: 'failed' as const, failureText: 'Карта закрыта' }
      : { withdrawalId, status: 'paid' as const, providerRef: randomUUID().slice(0, 8) },
  );
  must(
    'answer of the bank',
    await t.call('registries.markPaid', { as: finance, key: randomUUID(), params, body: { items, version } }),
  );
  return ids.length;
}

/** A member writes and is answered. */
export async function talk({ t, people, random }: Stage): Promise<number> {
  const as = await people.byId(random.pick(await people.sellers()));
  const body = {
    category: 'points',
    subject: 'Не вижу баллы',
    text: 'Когда баллы за прошлую продажу станут доступны?',
  };
  const { id } = must('question', await t.call('support.create', { as, key: randomUUID(), body }));
  const support = await people.byEmail('support');
  const answer = { text: 'Через 14 дней после продажи, если покупатель ничего не вернёт.' };
  must('answer', await t.call('support.answer', { as: support, key: randomUUID(), params: { id }, body: answer }));
  return 1;
}
