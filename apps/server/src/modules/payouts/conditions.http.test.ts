import type { WithdrawalBlocker } from '@pribavka/api';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import type { Person } from '../sales/testing/app.ts';
import { now, useWithdrawalsStage } from '../withdrawals/testing/stage.ts';

const stage = useWithdrawalsStage();
const { decide, rich, take, verify } = stage;

const set = (who: Person, columns: string) =>
  sql`update users set ${sql.raw(columns)} where id = ${who.id}`.execute(stage.database.db);
/** As after a return of what was spent already; the books are sound again when it is taken back. */
const owe = (who: Person, debt: number) =>
  stage.database.db.transaction().execute(async (tx) => {
    await sql`select set_config('ledger.writer', 'on', true)`.execute(tx);
    await sql`update wallets set debt = ${debt} where member_id = ${who.id}`.execute(tx);
  });

interface Change {
  code: WithdrawalBlocker;
  says: RegExp;
  spoil: (who: Person) => Promise<unknown>;
  mend: (who: Person) => Promise<unknown>;
}

const removed = (who: Person, at: Date | null) =>
  sql`update payout_cards set removed_at = ${at} where member_id = ${who.id}`.execute(stage.database.db);

/** What can happen to a member between the request and the money. */
const changes: readonly Change[] = [
  {
    code: 'spend_blocked',
    says: /вывод баллов участнику приостановлен/,
    spoil: (who) => set(who, `spend_blocked = true, spend_block_reason = 'Проверка'`),
    mend: (who) => set(who, 'spend_blocked = false'),
  },
  {
    code: 'status_not_confirmed',
    says: /участник заблокирован/,
    spoil: (who) => set(who, `status = 'blocked', status_reason = 'Ложные чеки'`),
    mend: (who) => set(who, `status = 'confirmed'`),
  },
  { code: 'debt', says: /задолженность/, spoil: (who) => owe(who, 2500), mend: (who) => owe(who, 0) },
  {
    code: 'passport_declined',
    says: /паспортные данные отклонены/,
    spoil: (who) => verify(who, 'declined'),
    mend: (who) => verify(who),
  },
  {
    code: 'passport_on_check',
    says: /паспортные данные на проверке/,
    spoil: (who) => verify(who, 'on_check'),
    mend: (who) => verify(who),
  },
  {
    code: 'phone_not_verified',
    says: /телефон участника не подтверждён/,
    spoil: (who) => set(who, 'is_phone_verified = false'),
    mend: (who) => set(who, 'is_phone_verified = true'),
  },
  {
    code: 'card_required',
    says: /карты, на которую просили выплату, больше нет/,
    spoil: (who) => removed(who, now),
    mend: (who) => removed(who, null),
  },
];

const cardOf = async (id: string, who = stage.world.finance) =>
  (await stage.server.call(who, 'withdrawals.get', { params: { id } })).data;
const gather = (ids: readonly string[]) =>
  stage.server.call(stage.world.finance, 'registries.create', { body: { ids: [...ids] } });

it.each(changes)(
  '$code stops the payout at the decision and at the registry, and no longer once it is gone',
  async (change) => {
    const { who, cardId } = await rich(1000);
    const made = (await take(who, cardId, 1000)).data;
    expect((await cardOf(made.id)).obstacles).toEqual([]);

    await change.spoil(who);
    const seen = await cardOf(made.id);
    expect(seen.obstacles).toEqual([{ code: change.code, text: expect.stringMatching(change.says) }]);
    const row = await stage.server.call(stage.world.finance, 'withdrawals.adminList', {
      body: { filters: { memberId: who.id } },
    });
    expect(row.data.items[0]?.obstacles).toEqual(seen.obstacles);
    const refused = await decide(made.id, { decision: 'approve', version: made.version });
    expect([refused.status, refused.code]).toEqual([409, 'WITHDRAW_CONDITIONS']);
    expect(refused.messages.join()).toMatch(change.says);
    expect((await cardOf(made.id)).status).toBe('new');

    await change.mend(who);
    const approved = await decide(made.id, { decision: 'approve', version: made.version });
    expect(approved.data.status, approved.messages.join()).toBe('approved');
    await change.spoil(who);
    const stopped = await gather([made.id]);
    expect([stopped.status, stopped.code]).toEqual([409, 'WITHDRAW_CONDITIONS']);
    expect(stopped.messages.join()).toContain(made.number);
    expect((await cardOf(made.id)).status).toBe('approved');

    await change.mend(who);
    expect((await gather([made.id])).data.status).toBe('formed');
    expect((await cardOf(made.id)).obstacles).toEqual([]);
  },
);

it('many at once: what cannot be paid is left out and counted before, the others go', async () => {
  const [good, bad] = [await rich(1000), await rich(1000)];
  const paid = (await take(good.who, good.cardId, 951)).data;
  const stopped = (await take(bad.who, bad.cardId, 952)).data;
  await set(bad.who, `spend_blocked = true, spend_block_reason = 'Проверка'`);
  const each = await stage.server.call(stage.world.finance, 'withdrawals.decideMany', {
    body: { ids: [stopped.id], decision: 'approve' },
  });
  expect(each.data.done).toEqual([]);
  expect(JSON.stringify(each.data.failed)).toMatch(/вывод баллов участнику приостановлен/);

  const query = { filters: { pointsFrom: 951, pointsTo: 952 } };
  const ask = (more: object) =>
    stage.server.call(stage.world.finance, 'withdrawals.decideMany', {
      body: { query: { ...query, ...more }, decision: 'approve' },
    });
  expect((await ask({ preview: true })).data.plan).toMatchObject({
    eligible: 1,
    skipped: [{ reason: 'conditions', count: 1 }],
    netKopecks: paid.netKopecks,
  });
  expect((await ask({ expected: 1 })).data.done).toEqual([paid.id]);

  await set(bad.who, 'spend_blocked = false');
  await decide(stopped.id, { decision: 'approve', version: stopped.version });
  await set(bad.who, 'spend_blocked = true');
  const form = (more: object) =>
    stage.server.call(stage.world.finance, 'registries.createByQuery', { body: { query: { ...query, ...more } } });
  expect((await form({ preview: true })).data.plan).toMatchObject({
    eligible: 1,
    skipped: [{ reason: 'conditions', count: 1 }],
  });
  expect((await form({ expected: 1 })).data.done).toEqual([paid.id]);

  // The way out: the points go back, or the member takes the request back himself.
  const rejected = await decide(stopped.id, {
    decision: 'reject',
    reasonCode: 'other',
    comment: 'Проверка не окончена',
    version: (await cardOf(stopped.id)).version,
  });
  expect(rejected.data.status).toBe('rejected');
  expect((await readAccount(stage.database.db, bad.who.id)).sums).toMatchObject({ active: 1000, reserved: 0 });
});

it('the member reads no conditions of finance in his own request', async () => {
  const { who, cardId } = await rich(1000);
  const made = (await take(who, cardId, 500)).data;
  await set(who, 'spend_blocked = true');
  expect((await cardOf(made.id, who)).obstacles).toEqual([]);
});
