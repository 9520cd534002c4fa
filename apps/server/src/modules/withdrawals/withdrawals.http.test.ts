import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';

import { signIn } from '../../test/people.ts';
import { readAccount } from '../ledger/testing/ledger.ts';
import { addPerson, changeSettings } from '../sales/testing/world.ts';
import { now, useWithdrawalsStage } from './testing/stage.ts';

const stage = useWithdrawalsStage();
const { rich, take, verify } = stage;
const usual = { withdrawalMin: 500, withdrawalPerDay: 100, withdrawalCodeRequired: false };
afterEach(() => changeSettings(stage.database.db, usual));

describe('a withdrawal', () => {
  it('40 parallel requests for 10 with 100: exactly 10 succeed, over HTTP', async () => {
    await changeSettings(stage.database.db, { withdrawalMin: 10 });
    const { who, cardId } = await rich(100);
    const answers = await Promise.all(Array.from({ length: 40 }, () => take(who, cardId, 10)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.code))).toEqual(
      new Set(['POINTS_NOT_ENOUGH']),
    );
    expect((await readAccount(stage.database.db, who.id)).sums).toMatchObject({ active: 0, reserved: 100 });
  });

  it('a repeat with the same key is the same request, even when the balance is empty', async () => {
    const { who, cardId } = await rich(600);
    const key = randomUUID();
    const first = await take(who, cardId, 600, key);
    expect(first.data).toMatchObject({ status: 'new', points: 600, grossKopecks: 60_000, allowedActions: ['cancel'] });
    expect(first.data.number).toMatch(/^В-\d{6}$/);
    await sql`delete from idempotency_keys`.execute(stage.database.db);
    expect((await take(who, cardId, 600, key)).data.id).toBe(first.data.id);
    await sql`delete from idempotency_keys`.execute(stage.database.db);
    expect((await take(who, cardId, 500, key)).code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await readAccount(stage.database.db, who.id)).sums.reserved).toBe(600);
  });

  it('shows everything in the way in the order of the rules, each with its place', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    await sql`update users set is_phone_verified = false, spend_blocked = true, spend_block_reason = 'Проверка чеков' where id = ${who.id}`.execute(
      stage.database.db,
    );
    const quote = await stage.server.call(who, 'withdrawals.quote', { body: { points: 0 } });
    expect(quote.data.blockers).toEqual([
      { code: 'phone_not_verified', text: 'Подтвердите телефон', link: 'phone' },
      { code: 'passport_required', text: 'Заполните паспортные данные', link: 'passport' },
      { code: 'card_required', text: 'Добавьте карту для выплат', link: 'cards' },
      { code: 'spend_blocked', text: 'Вывод приостановлен: Проверка чеков', link: 'support' },
      { code: 'not_enough', text: 'Недостаточно баллов', link: 'points' },
    ]);
    expect(quote.data.limits).toMatchObject({ min: 500, available: 0 });
  });

  it.each<[string, number, string]>([
    ['less than the minimum', 499, 'WITHDRAW_MIN'],
    ['more than there is', 2001, 'POINTS_NOT_ENOUGH'],
    ['more than the maximum', 60_000, 'POINTS_NOT_ENOUGH'],
  ])('refuses %s', async (_, points, code) => {
    const { who, cardId } = await rich(2000);
    const answer = await take(who, cardId, points);
    expect(answer.code).toBe(code);
    expect(Object.keys(answer.fields)).toEqual(['points']);
  });

  it('refuses a card of others and unverified data', async () => {
    const { who } = await rich(1000);
    const other = await rich(1000);
    expect((await take(who, other.cardId, 500)).code).toBe('CARD_REQUIRED');
    await verify(who, 'on_check');
    expect((await take(who, other.cardId, 500)).code).toBe('PASSPORT_ON_CHECK');
  });

  it('once a day where the settings say so', async () => {
    await changeSettings(stage.database.db, { withdrawalPerDay: 1 });
    const { who, cardId } = await rich(2000);
    const both = await Promise.all([take(who, cardId, 500), take(who, cardId, 500)]);
    expect(both.map((answer) => answer.code ?? 'ok').sort()).toEqual(['WITHDRAW_DAILY', 'ok']);
    // A request that was taken back is not one of the day.
    const made = both.find((answer) => answer.status === 200)!.data;
    await stage.server.call(who, 'withdrawals.cancel', { params: { id: made.id }, body: { version: made.version } });
    const third = await take(who, cardId, 500);
    expect(third.status).toBe(200);
    expect((await take(who, cardId, 500)).code).toBe('WITHDRAW_DAILY');
    stage.server.clock.at = new Date('2026-11-20T21:00:00.000Z');
    expect((await take(who, cardId, 500)).status).toBe(200);
  });

  it('counts the tax by the year, two requests at once included', async () => {
    const { who, cardId } = await rich(9000);
    const quote = await stage.server.call(who, 'withdrawals.quote', { body: { points: 3000, cardId } });
    expect(quote.data).toMatchObject({
      grossKopecks: 300_000,
      taxExemptUsedKopecks: 300_000,
      taxKopecks: 0,
      payoutBy: '2026-11-25',
    });
    const both = await Promise.all([take(who, cardId, 3000), take(who, cardId, 3000)]);
    const exempt = both.reduce((sum, answer) => sum + answer.data.taxExemptUsedKopecks, 0);
    expect(exempt).toBe(400_000);
    expect(both.map((answer) => answer.data.taxKopecks).sort((a, b) => a - b)).toEqual([0, 26_000]);
    expect((await take(who, cardId, 1000)).data).toMatchObject({
      taxBaseKopecks: 100_000,
      taxKopecks: 13_000,
      netKopecks: 87_000,
    });
  });

  it('asks for the code that was sent for this very sum, and counts the attempts', async () => {
    await changeSettings(stage.database.db, { withdrawalCodeRequired: true });
    const { who, cardId } = await rich(2000);
    expect((await take(who, cardId, 500)).code).toBe('CODE_REQUIRED');
    expect((await take(who, cardId, 500, randomUUID(), '000000')).code).toBe('CODE_NOT_SENT');
    const sent = await stage.server.call(who, 'withdrawals.sendCode', { body: { points: 500, cardId } });
    expect(sent.data).toMatchObject({ attemptsLeft: 5, codeLength: 6 });
    expect((await stage.server.call(who, 'withdrawals.sendCode', { body: { points: 500, cardId } })).code).toBe(
      'CODE_TOO_SOON',
    );
    const { rows } = await sql<{
      id: string;
      payload: Buffer;
    }>`select id, payload_sealed as payload from outbox_messages
      where user_id = ${who.id} and template = 'code-withdrawal'`.execute(stage.database.db);
    const message = stage.server.services.vault.open(rows[0]!.payload, `outbox:${rows[0]!.id}`);
    const code = /\b(\d{6})\b/.exec(message)?.[1] ?? '';
    expect((await take(who, cardId, 500, randomUUID(), code === '111111' ? '222222' : '111111')).code).toBe(
      'CODE_WRONG',
    );
    expect((await take(who, cardId, 700, randomUUID(), code)).status).toBe(400);
    // The code is of this session, and another sum brings no other one before the pause is over.
    const other = { ...who, ...(await signIn(stage.server.services, who.id)) };
    expect((await take(other, cardId, 500, randomUUID(), code)).code).toBe('CODE_NOT_SENT');
    for (const [as, points] of [
      [who, 600],
      [other, 500],
    ] as const)
      expect((await stage.server.call(as, 'withdrawals.sendCode', { body: { points, cardId } })).code).toBe(
        'CODE_TOO_SOON',
      );
    stage.server.clock.at = new Date(now.getTime() + 61_000);
    const again = await stage.server.call(who, 'withdrawals.sendCode', { body: { points: 500, cardId } });
    expect(again.status).toBe(200);
    const last = await sql<{ id: string; payload: Buffer }>`select id, payload_sealed as payload from outbox_messages
      where user_id = ${who.id} and template = 'code-withdrawal' order by id desc limit 1`.execute(stage.database.db);
    const fresh =
      /\b(\d{6})\b/.exec(stage.server.services.vault.open(last.rows[0]!.payload, `outbox:${last.rows[0]!.id}`))?.[1] ??
      '';
    const key = randomUUID();
    const wrong = fresh === '111111' ? '222222' : '111111';
    expect((await take(who, cardId, 500, key, wrong)).code).toBe('CODE_WRONG');
    // The form keeps its key while the person corrects the code.
    expect((await take(who, cardId, 500, key, fresh)).status).toBe(200);
    expect((await take(who, cardId, 500, randomUUID(), fresh)).code).toBe('CODE_NOT_SENT');
  });

  it('is summed over the list of operations by what was found, with the money the bank still owes', async () => {
    const { who, cardId } = await rich(2000);
    const first = (await take(who, cardId, 600)).data;
    await take(who, cardId, 500);
    const sums = async (filters: object) =>
      (
        await stage.server.call(stage.world.finance, 'operations.adminList', {
          body: { filters: { memberId: who.id, ...filters } },
        })
      ).data.totals;
    expect(await sums({})).toEqual({
      credit: 2000,
      debit: 1100,
      accrued: 0,
      withdrawn: 0,
      expired: 0,
      payableKopecks: 0,
    });
    const approved = await stage.server.call(stage.world.finance, 'withdrawals.decide', {
      params: { id: first.id },
      body: { decision: 'approve', version: first.version },
    });
    expect(approved.status).toBe(200);
    expect(await sums({})).toMatchObject({ payableKopecks: 60_000 });
    expect(await sums({ pointsTo: 500 })).toMatchObject({ debit: 500, payableKopecks: 0 });
  });

  it('is cancelled by its member until it is in a registry; points come back to the same lots', async () => {
    const { who, cardId } = await rich(800);
    const made = (await take(who, cardId, 800)).data;
    const hold = async () =>
      (await stage.server.call(who, 'operations.list', { body: { filters: { types: ['WITHDRAWAL_HOLD'] } } })).data
        .items[0]!;
    const { id, standing } = await hold();
    expect(standing).toBe('waiting');
    expect(
      (await stage.server.call(stage.world.colleague, 'withdrawals.cancel', { params: { id: made.id }, body: {} }))
        .status,
    ).toBe(404);
    for (let press = 0; press < 2; press += 1) {
      const answer = await stage.server.call(who, 'withdrawals.cancel', { params: { id: made.id }, body: {} });
      expect(answer.data.status).toBe('cancelled');
    }
    expect((await hold()).standing).toBe('undone');
    const why = (await stage.server.call(who, 'operations.get', { params: { id } })).data;
    expect(why.formula).toEqual([]);
    expect(why.explanation.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^800 баллов × /),
      'Не выплачено: баллы вернулись на счёт',
    ]);
    const account = await readAccount(stage.database.db, who.id);
    expect(account).toEqual({ sums: { pending: 0, active: 800, reserved: 0, debt: 0 }, lots: { '2027-11-20': 800 } });
  });
});
