import { randomUUID } from 'node:crypto';

import type { WithdrawalBlocker } from '@pribavka/api';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { accrue, confirmAccruals, returnPoints } from '../ledger/index.ts';
import { auditLedger } from '../ledger/repository.ts';
import { readAccount } from '../ledger/testing/ledger.ts';
import type { Person } from '../sales/testing/app.ts';
import { addPerson } from '../sales/testing/world.ts';
import { now, useWithdrawalsStage } from '../withdrawals/testing/stage.ts';

const stage = useWithdrawalsStage();
const { decide, rich, take, verify } = stage;
const author = () => stage.world.finance;
const second = () => stage.world.finance2;
const db = () => stage.database.db;

const set = (who: Person, columns: string) =>
  sql`update users set ${sql.raw(columns)} where id = ${who.id}`.execute(db());
const block = (who: Person) => set(who, `spend_blocked = true, spend_block_reason = 'Проверка'`);
const cardOf = async (id: string, who = author()) =>
  (await stage.server.call(who, 'withdrawals.get', { params: { id } })).data;
const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);
const form = (ids: readonly string[], who = author()) =>
  stage.server.call(who, 'registries.create', { body: { ids: [...ids] } });
const readRegistry = async (id: string) =>
  (await stage.server.call(second(), 'registries.get', { params: { id } })).data;
const sign = async (id: string) => {
  const { version } = await readRegistry(id);
  return stage.server.call(second(), 'registries.approve', { params: { id }, body: { version } });
};

interface Ask {
  who?: Person;
  reason?: string;
  obstacles?: WithdrawalBlocker[];
  key?: string;
  version?: number;
}
async function ask(
  id: string,
  { who = author(), reason = 'Долг спишут в декабре', key = randomUUID(), ...more }: Ask = {},
) {
  const { version, obstacles } = await cardOf(id);
  const body = { obstacles: obstacles.map(({ code }) => code), version, ...more, reason };
  return stage.server.call(who, 'withdrawals.askOverride', { key, params: { id }, body });
}

type Decision = 'approve' | 'reject' | 'withdraw';
async function answer(
  id: string,
  decision: Decision,
  who = second(),
  more: { comment?: string; version?: number } = {},
) {
  const { version, overrides } = await cardOf(id);
  const overrideId = overrides[0]?.id ?? randomUUID();
  return stage.server.call(who, 'withdrawals.decideOverride', {
    params: { id },
    body: { overrideId, decision, version, ...more },
  });
}

/** A request of a member whose withdrawals were stopped after it. */
async function stopped(points = 1000, spoil: (who: Person) => Promise<unknown> = block) {
  const { who, cardId } = await rich(points);
  const made = (await take(who, cardId, points)).data;
  await spoil(who);
  return { who, id: made.id, number: made.number };
}

async function allowed(points = 1000) {
  const made = await stopped(points);
  expect((await ask(made.id)).status).toBe(200);
  expect((await answer(made.id, 'approve')).status).toBe(200);
  return made;
}

describe('a payout in spite of a condition', () => {
  it('is asked for with a reason and allowed by a second person; only then it goes, and the books are sound', async () => {
    // Points of a sale that was returned after the request: the account owes, and the reserve is still held.
    const { who, cardId } = await rich(700);
    const [sale, item] = [randomUUID(), randomUUID()];
    await accrue(db(), who.id, [{ sale_item_id: item, kind: 'base', points: 300 }], { sale_id: sale }, now);
    await confirmAccruals(db(), who.id, sale, null, { activateAt: now, expiresOn: '2027-11-20' }, {}, now);
    const made = (await take(who, cardId, 1000)).data;
    await returnPoints(
      db(),
      who.id,
      sale,
      [{ sale_item_id: item, points: 300 }],
      { policy: 'to_debt', debtCap: null },
      {},
      now,
    );
    const seen = await cardOf(made.id);
    expect([codesOf(seen.obstacles), seen.overrideActions]).toEqual([['debt'], ['ask']]);

    for (const reason of ['', '  ', 'да', '😀😀']) {
      const refused = await ask(made.id, { reason });
      expect([refused.status, Object.keys(refused.fields)], reason).toEqual([400, ['reason']]);
    }
    const asked = await ask(made.id);
    expect(asked.data, asked.messages.join()).toMatchObject({
      status: 'new',
      overrides: [{ status: 'asked', reason: 'Долг спишут в декабре', decidedAt: null }],
      overrideAskedAt: expect.any(String),
      overrideActions: ['withdraw'],
      overrideRefusal: expect.stringMatching(/не тот, кто/),
    });
    expect((await decide(made.id, { decision: 'approve', version: made.version })).code).toBe('WITHDRAW_CONDITIONS');
    expect((await cardOf(made.id, second())).overrideActions).toEqual(['approve', 'reject']);

    const done = await answer(made.id, 'approve', second(), { comment: 'Согласовано с юристами' });
    expect(done.data, done.messages.join()).toMatchObject({
      obstacles: [],
      lifted: [{ code: 'debt' }],
      overrideAskedAt: null,
      overrides: [{ status: 'approved', comment: 'Согласовано с юристами' }],
    });
    const { points, netKopecks, taxKopecks } = done.data;
    expect({ points, netKopecks, taxKopecks }).toEqual({
      points: made.points,
      netKopecks: made.netKopecks,
      taxKopecks: made.taxKopecks,
    });

    const { version } = await cardOf(made.id);
    expect((await decide(made.id, { decision: 'approve', version })).data.status).toBe('approved');
    const registry = (await form([made.id])).data;
    expect(registry.withdrawals[0]).toMatchObject({ obstacles: [], lifted: [{ code: 'debt' }] });
    expect((await sign(registry.id)).data.status).toBe('approved');
    const paid = await stage.server.call(author(), 'registries.markPaid', {
      params: { id: registry.id },
      body: { version: (await readRegistry(registry.id)).version },
    });
    expect(paid.status, paid.messages.join()).toBe(200);
    expect(await cardOf(made.id)).toMatchObject({ status: 'paid', overrides: [{ status: 'approved' }] });
    // What is owed stays owed: the next points repay it.
    expect((await readAccount(db(), who.id)).sums).toEqual({ pending: 0, active: 0, reserved: 0, debt: 300 });
    expect(await auditLedger(db())).toEqual([]);
  });

  it('is decided by nobody who asked for it, nor by an account its author has just made', async () => {
    const { id } = await stopped();
    await ask(id);
    const own = await answer(id, 'approve', author());
    expect([own.status, own.code]).toEqual([403, 'OVERRIDE_SAME_PERSON']);
    const fresh = await addPerson(db(), 'finance');
    await sql`update users set created_at = ${now}, created_by = ${author().id} where id = ${fresh.id}`.execute(db());
    expect((await cardOf(id, fresh)).overrideRefusal).toMatch(/72/);
    expect((await answer(id, 'approve', fresh)).code).toBe('SECOND_PERSON_RECENT');
    for (const who of [stage.world.moderator, stage.world.member])
      expect((await answer(id, 'approve', who)).status).toBe(403);
    expect(codesOf((await cardOf(id)).obstacles)).toEqual(['spend_blocked']);
    expect((await answer(id, 'approve', second())).status).toBe(200);
  });

  it('lifts what it names: a condition that appears later stops the payout again, at every step', async () => {
    const { who, id } = await allowed();
    await set(who, `status = 'blocked', status_reason = 'Ложные чеки'`);
    const seen = await cardOf(id);
    expect([codesOf(seen.obstacles), codesOf(seen.lifted)]).toEqual([['status_not_confirmed'], ['spend_blocked']]);
    expect((await decide(id, { decision: 'approve', version: seen.version })).code).toBe('WITHDRAW_CONDITIONS');
    await set(who, `status = 'confirmed'`);
    expect((await decide(id, { decision: 'approve', version: seen.version })).data.status).toBe('approved');

    await verify(who, 'declined');
    expect((await form([id])).code).toBe('WITHDRAW_CONDITIONS');
    await verify(who);
    const registry = (await form([id])).data;
    await verify(who, 'declined');
    const refused = await sign(registry.id);
    expect([refused.status, refused.code]).toEqual([409, 'WITHDRAW_CONDITIONS']);
    // Asked for the new one as well, it is signed where it stands.
    expect((await ask(id)).data.overrides.map(({ status }) => status)).toEqual(['asked', 'approved']);
    await answer(id, 'approve');
    expect((await sign(registry.id)).data.status).toBe('approved');
    expect((await readRegistry(registry.id)).withdrawals[0]).toMatchObject({ status: 'in_registry', obstacles: [] });
  });

  const owe = (who: Person, debt: number) =>
    db()
      .transaction()
      .execute(async (tx) => {
        await sql`select set_config('ledger.writer', 'on', true)`.execute(tx);
        await sql`update wallets set debt = ${debt} where member_id = ${who.id}`.execute(tx);
      });
  const worse: Record<string, [(who: Person) => Promise<unknown>, (who: Person) => Promise<unknown>, string]> = {
    'more debt': [(who) => owe(who, 300), (who) => owe(who, 301), 'debt'],
    'a later block': [
      (who) => set(who, `status = 'blocked', decided_at = '2026-11-20 12:00'`),
      (who) => set(who, `decided_at = '2026-11-20 13:00'`),
      'status_not_confirmed',
    ],
    'a stop for another reason': [block, (who) => set(who, `spend_block_reason = 'Ложные чеки'`), 'spend_blocked'],
  };

  it.each(Object.entries(worse))(
    'is for the conditions as they were: %s stops it again',
    async (_, [spoil, more, code]) => {
      const [allowedOne, waiting] = [await stopped(1000, spoil), await stopped(1000, spoil)];
      for (const { id } of [allowedOne, waiting]) expect((await ask(id)).status).toBe(200);
      expect((await answer(allowedOne.id, 'approve')).data.obstacles).toEqual([]);
      for (const { who } of [allowedOne, waiting]) await more(who);
      const seen = await cardOf(allowedOne.id);
      expect([codesOf(seen.obstacles), codesOf(seen.lifted)]).toEqual([[code], []]);
      const refused = await answer(waiting.id, 'approve');
      expect([refused.status, refused.code]).toEqual([409, 'OVERRIDE_CHANGED']);
      expect((await cardOf(waiting.id)).overrides[0]?.status).toBe('asked');
      for (const { who } of [allowedOne, waiting]) await owe(who, 0);
    },
  );

  it('goes once more after the bank has refused it', async () => {
    const { id } = await allowed();
    await decide(id, { decision: 'approve', version: (await cardOf(id)).version });
    const registry = (await form([id])).data;
    await sign(registry.id);
    await stage.server.call(author(), 'registries.markPaid', {
      params: { id: registry.id },
      body: { items: [{ withdrawalId: id, status: 'failed' }], version: (await readRegistry(registry.id)).version },
    });
    const failed = await cardOf(id);
    expect(failed).toMatchObject({ status: 'failed', obstacles: [], lifted: [{ code: 'spend_blocked' }] });
    expect((await decide(id, { decision: 'retry', version: failed.version })).data.status).toBe('approved');
  });

  it('has to have a card: without one nothing is asked for, and no approval helps', async () => {
    const { who, id } = await stopped();
    await ask(id);
    await sql`update payout_cards set removed_at = ${now} where member_id = ${who.id}`.execute(db());
    expect((await answer(id, 'approve')).status).toBe(200);
    const seen = await cardOf(id);
    expect([codesOf(seen.obstacles), seen.overrideActions]).toEqual([['card_required'], []]);
    const refused = await ask(id);
    expect([refused.status, refused.code]).toEqual([409, 'OVERRIDE_CARD']);
    expect((await decide(id, { decision: 'approve', version: seen.version })).code).toBe('WITHDRAW_CONDITIONS');
  });

  it('answers for the conditions its author has seen', async () => {
    const { who, id } = await stopped();
    await set(who, `is_phone_verified = false`);
    const refused = await ask(id, { obstacles: ['spend_blocked'] });
    expect([refused.status, refused.code]).toEqual([409, 'OVERRIDE_CHANGED']);
    expect(refused.current).toMatchObject({ obstacles: [{ code: 'phone_not_verified' }, { code: 'spend_blocked' }] });
    expect((await ask(id, { obstacles: ['spend_blocked', 'phone_not_verified'] })).status).toBe(200);

    const { who: free, cardId } = await rich(500);
    const made = (await take(free, cardId, 500)).data;
    expect((await ask(made.id, { obstacles: [] })).code).toBe('OVERRIDE_CHANGED');
    expect((await ask(made.id, { obstacles: ['debt'] })).code).toBe('OVERRIDE_CHANGED');
    expect((await ask(made.id, { obstacles: ['debt'], version: 9 })).code).toBe('VERSION_CONFLICT');
  });

  it('is rejected with a reason, taken back by its author, and asked for again; nothing of it is lost', async () => {
    const { id } = await stopped();
    await ask(id, { reason: 'Первая попытка' });
    expect(Object.keys((await answer(id, 'reject')).fields)).toEqual(['comment']);
    expect((await answer(id, 'withdraw', second())).status).toBe(403);
    const rejected = await answer(id, 'reject', second(), { comment: 'Дождитесь проверки' });
    expect(rejected.data).toMatchObject({ obstacles: [{ code: 'spend_blocked' }], overrideActions: ['ask'] });
    await ask(id, { reason: 'Вторая попытка' });
    expect((await answer(id, 'withdraw', author())).status).toBe(200);
    await ask(id, { reason: 'Третья попытка', who: second() });
    await answer(id, 'approve', author());
    const { overrides } = await cardOf(id);
    expect(overrides.map(({ status, reason }) => `${status}: ${reason}`).toSorted()).toEqual([
      'approved: Третья попытка',
      'rejected: Первая попытка',
      'withdrawn: Вторая попытка',
    ]);
    expect((await answer(id, 'reject', author(), { comment: 'Поздно' })).code).toBe('OVERRIDE_DECIDED');
  });
});

describe('at once', () => {
  it('eight decisions: one', async () => {
    const { id } = await stopped();
    await ask(id);
    const admin = stage.world.admin;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        answer(id, i % 2 === 0 ? 'approve' : 'reject', i < 4 ? second() : admin, { comment: 'Решено' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['OVERRIDE_DECIDED']),
    );
    const { overrides, lifted } = await cardOf(id);
    expect(overrides).toHaveLength(1);
    expect(codesOf(lifted)).toEqual(overrides[0]?.status === 'approved' ? ['spend_blocked'] : []);
  });

  it('the same ask, with one key or many: one; another one waits for it', async () => {
    const { id } = await stopped();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => ask(id, i < 3 ? { key } : { key: randomUUID() })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(6);
    expect((await cardOf(id)).overrides).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from notifications
      where kind = 'withdrawal.override_asked' and entity_id = ${id} and user_id = ${second().id}`.execute(db());
    expect(rows[0]?.n).toBe(1);
    expect((await ask(id, { reason: 'Другая причина' })).code).toBe('OVERRIDE_ASKED');
    expect((await ask(id, { who: second() })).code).toBe('OVERRIDE_ASKED');
  });

  it.each([1, 2, 3, 4])('the member takes it back while it is decided, round %i', async (round) => {
    const { who, id } = await stopped();
    const { version, overrides: asked } = (await ask(id)).data;
    const cancel = () => stage.server.call(who, 'withdrawals.cancel', { params: { id }, body: {} });
    const approve = () =>
      stage.server.call(second(), 'withdrawals.decideOverride', {
        params: { id },
        body: { overrideId: asked[0]!.id, decision: 'approve', version },
      });
    const [cancelled, decided] =
      round % 2 === 0
        ? await Promise.all([cancel(), approve()])
        : (await Promise.all([approve(), cancel()])).toReversed();
    expect([200, 409]).toContain(decided!.status);
    expect(cancelled!.status).toBe(200);
    const { status, overrides } = await cardOf(id);
    expect([status, overrides[0]?.status]).toEqual(['cancelled', decided!.status === 200 ? 'approved' : 'closed']);
  });
});

describe('what waits', () => {
  it('ends with its request: rejected or cancelled, nobody is asked any more', async () => {
    const [rejected, cancelled] = [await stopped(), await stopped()];
    for (const { id } of [rejected, cancelled]) await ask(id);
    const { version } = await cardOf(rejected.id);
    await decide(rejected.id, { decision: 'reject', reasonCode: 'check', version });
    await stage.server.call(cancelled.who, 'withdrawals.cancel', { params: { id: cancelled.id }, body: {} });
    for (const { id } of [rejected, cancelled]) {
      expect(await cardOf(id)).toMatchObject({
        overrides: [{ status: 'closed', decidedBy: null }],
        overrideActions: [],
      });
      expect((await answer(id, 'approve')).code).toBe('OVERRIDE_DECIDED');
      expect((await ask(id, { obstacles: ['spend_blocked'] })).code).toBe('WITHDRAW_STATUS');
    }
  });

  it('ends when the money sets off without it', async () => {
    const { who, id } = await allowed();
    await decide(id, { decision: 'approve', version: (await cardOf(id)).version });
    const registry = (await form([id])).data;
    await set(who, 'is_phone_verified = false');
    await ask(id);
    await set(who, 'is_phone_verified = true');
    expect((await sign(registry.id)).data.status).toBe('approved');
    expect((await cardOf(id)).overrides.map(({ status }) => status)).toEqual(['closed', 'approved']);
    expect((await ask(id, { obstacles: ['debt'] })).code).toBe('WITHDRAW_STATUS');
  });

  it('is found by those who may decide, in the bell, the list and the counts; its author and the member are not among them', async () => {
    const { who, id, number } = await stopped(700);
    const linesOf = async (person: Person) => {
      const { rows } = await sql<{ title: string; text: string }>`select title, text from notifications
        where user_id = ${person.id} and kind like 'withdrawal.override%' and entity_id = ${id} order by id`.execute(
        db(),
      );
      return rows.map(({ title, text }) => [title, text.replaceAll(/\s/gu, ' ')]);
    };
    const waiting = async (person: Person, more: object = {}) =>
      (await stage.server.call(person, 'withdrawals.adminList', { body: { filters: { waitsForMe: true, ...more } } }))
        .data;
    const before = (await waiting(second())).total;
    await ask(id, { reason: 'Семейные обстоятельства' });
    expect(await linesOf(second())).toEqual([
      [
        `Выплата ${number} вопреки условиям ждёт вашего решения`,
        expect.stringMatching(/^К выплате 700 ₽, мешает: вывод баллов участнику приостановлен\. Автор: /u),
      ],
    ]);
    expect([await linesOf(author()), await linesOf(who), await linesOf(stage.world.moderator)]).toEqual([[], [], []]);
    const list = await waiting(second());
    expect([list.total, list.totals?.waitsForMe]).toEqual([before + 1, before + 1]);
    expect(list.items[0]).toMatchObject({ id, overrideAskedAt: expect.any(String) });
    // The other tabs count their own rows, whichever of them is open.
    const all = (await stage.server.call(second(), 'withdrawals.adminList', { body: {} })).data;
    expect(list.totals?.statuses).toEqual(all.totals?.statuses);
    expect((await waiting(author(), { memberId: who.id })).total).toBe(0);
    const query = { from: '2026-11-01', to: '2026-11-20' };
    const { attention } = (await stage.server.call(second(), 'summaries.transactions', { query })).data;
    expect(attention.find(({ code }) => code === 'overrides_on_approval')?.count).toBe(before + 1);

    await answer(id, 'reject', second(), { comment: 'Дождитесь проверки' });
    expect(await linesOf(author())).toEqual([
      [
        `Выплата ${number} вопреки условиям отклонена`,
        expect.stringMatching(/^Автор решения: .*\. Дождитесь проверки$/u),
      ],
    ]);
    expect((await waiting(second())).total).toBe(before);
  });
});

it('many at once: what was allowed goes with the others, what waits is left out and counted', async () => {
  const [free, waits, plain] = [await allowed(961), await stopped(962), await rich(963)];
  await ask(waits.id);
  const good = (await take(plain.who, plain.cardId, 963)).data;
  const query = { filters: { pointsFrom: 961, pointsTo: 963 } };
  const many = (more: object) =>
    stage.server.call(author(), 'withdrawals.decideMany', {
      body: { query: { ...query, ...more }, decision: 'approve' },
    });
  expect((await many({ preview: true })).data.plan).toMatchObject({
    eligible: 2,
    skipped: [{ reason: 'conditions', count: 1 }],
  });
  expect((await many({ expected: 2 })).data.done.toSorted()).toEqual([free.id, good.id].toSorted());
  const gathered = await stage.server.call(author(), 'registries.createByQuery', {
    body: { query: { ...query, expected: 2 } },
  });
  expect(gathered.data.done.toSorted()).toEqual([free.id, good.id].toSorted());
  expect((await cardOf(waits.id)).status).toBe('new');
});

it('is written into the journal with its reason, and nothing of it is shown to the member', async () => {
  const { who, id } = await stopped();
  await ask(id, { reason: 'Тайная причина' });
  const own = async () => {
    const card = await stage.server.call(who, 'withdrawals.get', { params: { id } });
    const list = await stage.server.call(who, 'withdrawals.list', { body: {} });
    for (const row of [card.data, list.data.items[0]])
      expect(row).toMatchObject({ obstacles: [], lifted: [], overrideAskedAt: null });
    expect(card.data).toMatchObject({ overrides: [], overrideRefusal: null, overrideActions: [] });
    return JSON.stringify([card.data, list.data]);
  };
  expect(await own()).not.toContain('Тайная');
  await answer(id, 'approve', second(), { comment: 'Тайный комментарий' });
  expect(await own()).not.toMatch(/Тайн/u);
  expect((await ask(id, { who })).status).toBe(403);
  const { rows } = await sql<{ reason: string; after: Record<string, string> }>`
    select reason, after from audit_entries where entity_id = ${id} and after ? 'override' order by at, id`.execute(
    db(),
  );
  expect(rows.map(({ reason, after }) => [after['override'], reason])).toEqual([
    ['asked', 'Тайная причина'],
    ['approved', 'Тайный комментарий'],
  ]);
  await expect(
    sql`update payout_overrides set decided_by = asked_by where withdrawal_id = ${id}`.execute(db()),
  ).rejects.toThrow(/payout_overrides_two_people/);
});
