import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { systemScope } from '../../http/scope.ts';
import { readAccount } from '../ledger/testing/ledger.ts';
import { withdrawalsExport } from '../withdrawals/export.ts';
import { cardNumber, useWithdrawalsStage } from '../withdrawals/testing/stage.ts';

const stage = useWithdrawalsStage();
const { decide, noticesOf, rich, take } = stage;

const exportedStatuses = async (ids: readonly string[]) =>
  (await withdrawalsExport.rows(stage.database.db, ids, systemScope(), undefined as never, undefined as never)).map(
    withdrawalsExport.cells.status,
  );

describe('payout', () => {
  it('goes the whole road: approved, registry by two persons, paid, told', async () => {
    const one = await rich(1000);
    const two = await rich(1000);
    const a = (await take(one.who, one.cardId, 1000)).data;
    const b = (await take(two.who, two.cardId, 700)).data;
    expect((await stage.server.call(stage.world.finance, 'registries.create', { body: { ids: [a.id] } })).code).toBe(
      'WITHDRAW_STATUS',
    );
    const approvedA = (await decide(a.id, { decision: 'approve', version: a.version })).data;
    expect(approvedA.approvedBy).toHaveLength(1);
    await decide(b.id, { decision: 'approve', version: b.version });
    expect((await decide(a.id, { decision: 'approve', version: a.version })).code).toBe('VERSION_CONFLICT');
    const registry = (
      await stage.server.call(stage.world.finance, 'registries.create', { body: { ids: [a.id, b.id] } })
    ).data;
    expect(registry).toMatchObject({
      status: 'formed',
      count: 2,
      points: 1700,
      netKopecks: 170_000,
      canApprove: false,
    });
    expect((await stage.server.call(one.who, 'withdrawals.cancel', { params: { id: a.id }, body: {} })).code).toBe(
      'WITHDRAW_STATUS',
    );
    expect(await exportedStatuses([a.id, b.id])).toEqual(['В реестре', 'В реестре']);
    const file = { params: { id: registry.id }, query: { format: 'csv' as const } };
    expect((await stage.server.raw(stage.world.finance, 'registries.file', file)).status).toBe(409);
    expect(
      (
        await stage.server.call(stage.world.finance, 'registries.approve', {
          params: { id: registry.id },
          body: { version: 1 },
        })
      ).code,
    ).toBe('REGISTRY_SAME_PERSON');
    const approved = await stage.server.call(stage.world.finance2, 'registries.approve', {
      params: { id: registry.id },
      body: { version: 1 },
    });
    expect(approved.data.status).toBe('approved');
    // Only the second signature sends it: until then it is in a registry and no more.
    expect(registry.withdrawals.map(({ sentAt }) => sentAt)).toEqual([null, null]);
    expect(await exportedStatuses([a.id, b.id])).toEqual(['Отправлена в банк', 'Отправлена в банк']);
    const sent = (await stage.server.call(one.who, 'withdrawals.get', { params: { id: a.id } })).data;
    expect(sent.sentAt).not.toBeNull();
    expect(sent.timeline.map(({ title }) => title)).toEqual([
      'Заявка подана',
      'Одобрена',
      'Включена в реестр',
      'Отправлена в банк',
    ]);
    const csv = (await stage.server.raw(stage.world.finance, 'registries.file', file)).bytes.toString();
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain(`${a.number};Мельникова Анна;tok_`);
    const xlsx = await stage.server.raw(stage.world.finance, 'registries.file', {
      params: { id: registry.id },
      query: { format: 'xlsx' },
    });
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
    const paid = await stage.server.call(stage.world.finance, 'registries.markPaid', {
      params: { id: registry.id },
      body: {
        items: [
          { withdrawalId: a.id, status: 'paid', providerRef: 'R1' },
          { withdrawalId: b.id, status: 'failed', failureText: 'Карта закрыта' },
        ],
        version: 2,
      },
    });
    expect(paid.data).toMatchObject({
      paid: 1,
      failed: 1,
      registry: { status: 'completed', paidCount: 1, failedCount: 1 },
    });
    const seen = (await stage.server.call(one.who, 'withdrawals.get', { params: { id: a.id } })).data;
    expect(seen).toMatchObject({ status: 'paid', approvedBy: [], comment: null });
    expect(seen.timeline.map((entry) => entry.status)).toEqual([
      'new',
      'approved',
      'in_registry',
      'in_registry',
      'paid',
    ]);
    expect(seen.timeline.slice(1).every((entry) => entry.actorName === null)).toBe(true);
    expect(await noticesOf(one.who)).toEqual([`Заявка ${a.number} одобрена`, `Выплачено по заявке ${a.number}`]);
    expect((await readAccount(stage.database.db, one.who.id)).sums).toEqual({
      pending: 0,
      active: 0,
      reserved: 0,
      debt: 0,
    });
    const failed = (await stage.server.call(stage.world.finance, 'withdrawals.get', { params: { id: b.id } })).data;
    expect(failed.allowedActions).toEqual(['retry', 'return']);
    await decide(b.id, { decision: 'return', version: failed.version });
    expect((await readAccount(stage.database.db, two.who.id)).sums.active).toBe(1000);
    expect(await noticesOf(two.who)).toEqual([
      `Заявка ${b.number} одобрена`,
      `Выплата по заявке ${b.number} не прошла`,
    ]);
  });

  it('takes the answer of the bank from a file, and says which rows it did not understand', async () => {
    const one = await rich(1000);
    const made = (await take(one.who, one.cardId, 1000)).data;
    await decide(made.id, { decision: 'approve', version: made.version });
    const registry = (await stage.server.call(stage.world.finance, 'registries.create', { body: { ids: [made.id] } }))
      .data;
    await stage.server.call(stage.world.finance2, 'registries.approve', {
      params: { id: registry.id },
      body: { version: 1 },
    });
    const upload = (text: string) =>
      stage.server.upload(
        stage.world.finance,
        'registries.uploadResult',
        { name: 'result.csv', mime: 'text/csv', bytes: Buffer.from(text) },
        { params: { id: registry.id } },
      );
    expect((await upload('Номер;Статус\r\n1;Выплачено\r\n')).code).toBe('IMPORT_HEADER');
    const answer = await upload(
      `\uFEFFНомер заявки;Статус;Причина\r\n${made.number};Выплачено;\r\nВ-999999;Выплачено;\r\n`,
    );
    expect(answer.status).toBe(202);
    const { rows } = await sql<{
      status: string;
      errors: unknown[];
    }>`select status, errors from processes where id = ${answer.data.processId}`.execute(stage.database.db);
    expect(rows[0]).toMatchObject({ status: 'completed_with_errors', errors: [{ row: 3, column: 'Номер заявки' }] });
    // What stood in a cell may be anybody's name: it is kept sealed.
    const kept = await sql<{ row: string; sealed: number }>`select to_jsonb(p) - 'values_sealed' as row,
      length(values_sealed) as sealed from processes p where id = ${answer.data.processId}`.execute(stage.database.db);
    expect(JSON.stringify(kept.rows[0]?.row)).not.toContain('В-999999');
    expect(kept.rows[0]?.sealed).toBeGreaterThan(20);
    expect((await stage.server.call(one.who, 'withdrawals.get', { params: { id: made.id } })).data.status).toBe('paid');
  });

  it('reads no failed formula but the one it needs, and trusts neither of two answers with one in them', async () => {
    const { finance, finance2 } = stage.world;
    const made = [];
    for (let left = 4; left > 0; left -= 1) {
      const one = await rich(1000);
      const { data } = await take(one.who, one.cardId, 1000);
      await decide(data.id, { decision: 'approve', version: data.version });
      made.push(data);
    }
    const ids = made.map(({ id }) => id);
    const registry = (await stage.server.call(finance, 'registries.create', { body: { ids } })).data;
    await stage.server.call(finance2, 'registries.approve', { params: { id: registry.id }, body: { version: 1 } });
    const [a, b, c, d] = made.map(({ number }) => number);
    const lines = [
      `${a};Выплачено;#Н/Д;П-1`,
      `${b};Выплачено;;П-2`,
      `${b};Отклонено;#Н/Д;`,
      `${c};Отклонено;#Н/Д;`,
      `${c};Выплачено;;П-3`,
      `${d};Отклонено;Карта закрыта;#N/A`,
    ];
    const answer = await stage.server.upload(
      finance,
      'registries.uploadResult',
      {
        name: 'result.csv',
        mime: 'text/csv',
        bytes: Buffer.from(['Номер заявки;Статус;Причина;Номер операции', ...lines].join('\r\n')),
      },
      { params: { id: registry.id } },
    );
    expect(answer.status, answer.messages.join()).toBe(202);
    const { rows } = await sql<{ errors: { row: number; column: string }[] }>`
      select errors from processes where id = ${answer.data.processId}`.execute(stage.database.db);
    expect(rows[0]?.errors.map(({ row, column }) => [row, column])).toEqual([
      [4, 'Статус'],
      [5, 'Причина'],
      [6, 'Статус'],
    ]);
    const statuses = await Promise.all(
      ids.map(async (id) => (await stage.server.call(finance, 'withdrawals.get', { params: { id } })).data.status),
    );
    expect(statuses).toEqual(['paid', 'in_registry', 'in_registry', 'failed']);
  });

  it('applies nothing of a request of which the bank says two things, and says what became of the money', async () => {
    const [one, two] = [await rich(1000), await rich(700)];
    const made = [(await take(one.who, one.cardId, 1000)).data, (await take(two.who, two.cardId, 700)).data];
    for (const { id, version } of made) await decide(id, { decision: 'approve', version });
    const { finance, finance2 } = stage.world;
    const ids = made.map(({ id }) => id);
    const registry = (await stage.server.call(finance, 'registries.create', { body: { ids } })).data;
    await stage.server.call(finance2, 'registries.approve', { params: { id: registry.id }, body: { version: 1 } });
    const [first, second] = made.map(({ number }) => number);
    const text = `Номер заявки;Статус;Причина\r\n${first};Выплачено;\r\n${second};Отклонено;Карта закрыта\r\n${first};Отклонено;\r\n`;
    const answer = await stage.server.upload(
      finance,
      'registries.uploadResult',
      { name: 'result.csv', mime: 'text/csv', bytes: Buffer.from(text) },
      { params: { id: registry.id } },
    );
    expect(answer.status).toBe(202);
    const { rows } = await sql<{
      counts: object;
      params: Record<string, string>;
      errors: { row: number; column: string; message: string }[];
    }>`select counts, params, errors from processes where id = ${answer.data.processId}`.execute(stage.database.db);
    expect(rows[0]?.errors).toMatchObject([{ row: 4, column: 'Статус', message: expect.stringContaining('строке 2') }]);
    expect(rows[0]?.counts).toMatchObject({ ok: 1, updated: 0, failed: 1 });
    expect(Object.entries(rows[0]?.params ?? {}).map((entry) => entry.join(' ').replaceAll('\u00A0', ' '))).toEqual([
      'bankFailed 1 на 700 ₽',
    ]);
    const statuses = await Promise.all(
      ids.map(async (id) => (await stage.server.call(finance, 'withdrawals.get', { params: { id } })).data.status),
    );
    expect(statuses).toEqual(['in_registry', 'failed']);

    // Sent again in another registry, it is paid there and stays refused in this one.
    const failed = (await stage.server.call(finance, 'withdrawals.get', { params: { id: ids[1]! } })).data;
    await decide(failed.id, { decision: 'retry', version: failed.version });
    const later = (await stage.server.call(finance, 'registries.create', { body: { ids: [failed.id] } })).data;
    await stage.server.call(finance2, 'registries.approve', { params: { id: later.id }, body: { version: 1 } });
    const paid = await stage.server.call(finance, 'registries.markPaid', {
      params: { id: later.id },
      body: { version: 2 },
    });
    expect(paid.status, paid.messages.join()).toBe(200);
    const outcomes = await Promise.all(
      [registry, later].map(async ({ id }) => {
        const { data } = await stage.server.call(finance, 'registries.get', { params: { id } });
        // Payouts asked for at one moment stand in either order.
        return data.withdrawals.map(({ status, outcome }) => `${status}: ${outcome}`).toSorted();
      }),
    );
    expect(outcomes).toEqual([['in_registry: null', 'paid: failed'], ['paid: paid']]);
    const { timeline } = (await stage.server.call(finance, 'withdrawals.get', { params: { id: failed.id } })).data;
    expect(timeline.map(({ title }) => title).slice(2)).toEqual([
      'Включена в реестр',
      'Отправлена в банк',
      'Банк не провёл выплату',
      'Одобрена',
      'Включена в реестр',
      'Отправлена в банк',
      'Выплачено',
    ]);
  });

  it('is refused only with a reason, and never by the person himself', async () => {
    const { who, cardId } = await rich(900);
    const made = (await take(who, cardId, 900)).data;
    expect(Object.keys((await decide(made.id, { decision: 'reject', version: made.version })).fields)).toEqual([
      'reasonCode',
    ]);
    expect(
      Object.keys((await decide(made.id, { decision: 'reject', reasonCode: 'other', version: made.version })).fields),
    ).toEqual(['comment']);
    expect((await decide(made.id, { decision: 'approve', version: made.version }, who)).status).toBe(403);
    const done = await decide(made.id, { decision: 'reject', reasonCode: 'card', version: made.version });
    expect(done.data).toMatchObject({
      status: 'rejected',
      reasonText: 'Карта выпущена на другое имя. Укажите свою карту.',
    });
    expect((await readAccount(stage.database.db, who.id)).sums).toMatchObject({ active: 900, reserved: 0 });
    expect(await noticesOf(who)).toEqual([`Заявка ${made.number} отклонена`]);
  });

  it('approval and cancellation at once: one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { who, cardId } = await rich(500);
      const made = (await take(who, cardId, 500)).data;
      const codes = (
        await Promise.all([
          decide(made.id, { decision: 'reject', reasonCode: 'check', version: made.version }),
          stage.server.call(who, 'withdrawals.cancel', { params: { id: made.id }, body: { version: made.version } }),
        ])
      ).map((answer) => answer.status);
      expect(codes.filter((status) => status === 200)).toHaveLength(1);
      expect((await readAccount(stage.database.db, who.id)).sums).toMatchObject({ active: 500, reserved: 0 });
    }
  });
});

describe('cards', () => {
  it('a new one wants a fresh proof of who asks', async () => {
    const { who } = await rich(100);
    await sql`update sessions set auth_at = auth_at - interval '11 minutes' where user_id = ${who.id}`.execute(
      stage.database.db,
    );
    expect((await stage.server.call(who, 'cards.create', { body: { number: cardNumber() } })).code).toBe(
      'REAUTH_REQUIRED',
    );
    expect((await stage.server.call(who, 'cards.list')).data).toHaveLength(1);
  });

  it('keep a token and a mask, nowhere the number', async () => {
    const { who } = await rich(100);
    const number = cardNumber();
    const card = await stage.server.call(who, 'cards.create', { body: { number } });
    expect(card.data).toMatchObject({ mask: `220000••••••${number.slice(-4)}`, brand: 'mir', isDefault: false });
    expect(
      (await stage.server.call(who, 'cards.create', { body: { number: `${number.slice(0, 4)} ${number.slice(4)}` } }))
        .code,
    ).toBe('CARD_EXISTS');
    expect((await stage.server.call(who, 'cards.create', { body: { number: '2200000000000001' } })).status).toBe(400);
    const tables = ['payout_cards', 'audit_entries', 'idempotency_keys', 'outbox_messages'];
    for (const table of tables) {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(table)} x where x::text like ${`%${number}%`}`.execute(
        stage.database.db,
      );
      expect(rows[0]?.n, table).toBe(0);
    }
    const list = (await stage.server.call(who, 'cards.list')).data;
    expect(list.map((row) => row.isDefault)).toEqual([true, false]);
    await stage.server.call(who, 'cards.update', { params: { id: card.data.id }, body: { isDefault: true } });
    expect(
      (await stage.server.call(stage.world.colleague, 'cards.delete', { params: { id: card.data.id } })).status,
    ).toBe(404);
    expect((await stage.server.call(who, 'cards.delete', { params: { id: card.data.id } })).status).toBe(200);
    expect((await stage.server.call(who, 'cards.list')).data.map((row) => row.isDefault)).toEqual([true]);
  });

  it('in use are not removed', async () => {
    const { who, cardId } = await rich(500);
    await take(who, cardId, 500);
    expect((await stage.server.call(who, 'cards.delete', { params: { id: cardId } })).code).toBe('CARD_IN_USE');
  });
});

describe('one decision on several withdrawals', () => {
  it('approves those that wait, names the rest, and moves points once per key', async () => {
    const [one, two, three] = [await rich(1000), await rich(1000), await rich(1000)];
    const a = (await take(one.who, one.cardId, 700)).data;
    const b = (await take(two.who, two.cardId, 500)).data;
    const c = (await take(three.who, three.cardId, 600)).data;
    await decide(c.id, { decision: 'approve', version: c.version });
    const body = { ids: [a.id, b.id, c.id], decision: 'approve' as const };
    const key = 'c7a1a1de-53b1-4a0b-8f0e-0c2a5d1f7e11';
    const first = await stage.server.call(stage.world.finance, 'withdrawals.decideMany', { body, key });
    expect(first.data.done.toSorted()).toEqual([a.id, b.id].toSorted());
    expect(first.data.failed.map(({ id }) => id)).toEqual([c.id]);
    expect((await stage.server.call(stage.world.finance, 'withdrawals.decideMany', { body, key })).data).toEqual(
      first.data,
    );
    const card = await stage.server.call(stage.world.finance, 'withdrawals.get', { params: { id: a.id } });
    expect(card.data).toMatchObject({ status: 'approved', points: 700 });
  });

  it('gives points back when it rejects, each with the reason', async () => {
    const one = await rich(1000);
    const a = (await take(one.who, one.cardId, 700)).data;
    const unknown = await stage.server.call(stage.world.finance, 'withdrawals.decideMany', {
      body: { ids: [a.id], decision: 'reject', reasonCode: 'because' },
    });
    expect([unknown.status, Object.keys(unknown.fields)]).toEqual([400, ['reasonCode']]);
    const done = await stage.server.call(stage.world.finance, 'withdrawals.decideMany', {
      body: { ids: [a.id], decision: 'reject', reasonCode: 'other', comment: 'Карта закрыта' },
    });
    expect(done.data).toEqual({ done: [a.id], failed: [], plan: null, next: null });
    const { sums } = await readAccount(stage.database.db, one.who.id);
    expect(sums).toMatchObject({ active: 1000, reserved: 0 });
  });
});

describe('a registry of all approved payouts of a query', () => {
  it('is counted in money first, formed while as many fit, and waits for the second signature', async () => {
    const approved = [];
    for (let i = 0; i < 3; i += 1) {
      const { who, cardId } = await rich(1000);
      const made = (await take(who, cardId, 931 + i)).data;
      approved.push((await decide(made.id, { decision: 'approve', version: made.version })).data);
    }
    const { who, cardId } = await rich(1000);
    const waiting = (await take(who, cardId, 933)).data;
    const query = { filters: { pointsFrom: 931, pointsTo: 933 } };
    const ask = (more: object) =>
      stage.server.call(stage.world.finance, 'registries.createByQuery', { body: { query: { ...query, ...more } } });
    const net = approved.reduce((sum, { netKopecks }) => sum + netKopecks, 0);
    expect((await ask({ preview: true })).data).toMatchObject({
      registryId: null,
      plan: { total: 4, eligible: 3, members: 3, skipped: [{ reason: 'new', count: 1 }], netKopecks: net },
    });
    expect((await ask({ expected: 4 })).code).toBe('BULK_CHANGED');
    expect((await ask({})).fields).toHaveProperty('query.expected');
    const done = (await ask({ expected: 3 })).data;
    expect([...done.done].sort()).toEqual(approved.map(({ id }) => id).sort());
    const registry = (
      await stage.server.call(stage.world.finance2, 'registries.get', { params: { id: done.registryId ?? '' } })
    ).data;
    expect(registry).toMatchObject({ status: 'formed', count: 3, netKopecks: net, canApprove: true });
    expect(
      (await stage.server.call(stage.world.finance, 'withdrawals.get', { params: { id: waiting.id } })).data.status,
    ).toBe('new');
    expect((await ask({ preview: true })).data.plan).toMatchObject({ eligible: 0 });
  });
});

describe('one decision on all withdrawals of a query', () => {
  it('shows the money first, then approves while the query finds as many', async () => {
    const day = { from: '2026-11-20 00:00:00.000' };
    const one = await rich(3000);
    const a = (await take(one.who, one.cardId, 700)).data;
    const query = { filters: { memberId: one.who.id, requestedAt: day } };
    const ask = (more: object) =>
      stage.server.call(stage.world.finance, 'withdrawals.decideMany', {
        body: { query: { ...query, ...more }, decision: 'approve' },
      });
    const shown = await ask({ preview: true });
    expect(shown.data.plan, shown.messages.join()).toEqual({
      total: 1,
      eligible: 1,
      members: 1,
      skipped: [],
      points: 700,
      netKopecks: a.netKopecks,
      taxKopecks: a.taxKopecks,
      debitPoints: null,
    });
    expect((await ask({ expected: 2 })).code).toBe('BULK_CHANGED');
    const done = await ask({ expected: 1 });
    expect(done.data).toMatchObject({ done: [a.id], failed: [] });
    expect((await ask({ preview: true })).data.plan).toMatchObject({
      eligible: 0,
      skipped: [{ reason: 'approved', count: 1 }],
      netKopecks: 0,
    });
  });
});
