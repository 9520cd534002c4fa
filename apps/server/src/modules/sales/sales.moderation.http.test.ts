import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import { pairOf, saleDate, useSalesStage } from './testing/stage.ts';
import { addPerson, changeSettings } from './testing/world.ts';

const stage = useSalesStage();
const { approveAll, create, created, decide, drill, lamp } = stage;

describe('checking', () => {
  it('approves: points wait for the end of the hold', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who);
    const done = await approveAll(sale);
    expect(done.data).toMatchObject({
      status: 'confirmed',
      pointsTotal: 180,
      pointsState: 'pending',
      activateAt: '2026-12-02 00:00:00.000',
    });
    expect(done.data.items.every((item) => item.status === 'approved')).toBe(true);
    expect((await readAccount(stage.database.db, who.id)).sums).toMatchObject({ pending: 180, active: 0 });
    const notices = await sql<{ title: string }>`select title from notifications where user_id = ${who.id}`.execute(
      stage.database.db,
    );
    expect(notices.rows.map((row) => row.title)).toEqual([`Продажа ${sale.number} подтверждена`]);
    const sms = await sql<{
      n: number;
    }>`select count(*)::int as n from outbox_messages where user_id = ${who.id}`.execute(stage.database.db);
    expect(sms.rows[0]?.n).toBe(1);
  });

  it('with no hold points are active at once', async () => {
    await changeSettings(stage.database.db, { holdDays: 0 });
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const done = await approveAll(await created(who));
    expect(done.data.pointsState).toBe('active');
    expect((await readAccount(stage.database.db, who.id)).sums).toMatchObject({ pending: 0, active: 180 });
    await changeSettings(stage.database.db, { holdDays: 14 });
  });

  it('decides line by line, and asks a reason for every refusal', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who);
    const [first, second] = pairOf(sale);
    expect((await decide(sale.id, sale.version, [{ id: first.id, decision: 'approve' }])).code).toBe(
      'SALE_ITEMS_UNDECIDED',
    );
    const bare = await decide(sale.id, sale.version, [
      { id: first.id, decision: 'reject' },
      { id: second.id, decision: 'approve' },
    ]);
    expect(Object.keys(bare.fields)).toEqual(['items[0].reasonCode']);
    const other = await decide(sale.id, sale.version, [
      { id: first.id, decision: 'reject', reasonCode: 'other' },
      { id: second.id, decision: 'approve' },
    ]);
    expect(Object.keys(other.fields)).toEqual(['items[0].reasonText']);
    const done = await decide(sale.id, sale.version, [
      { id: first.id, decision: 'reject', reasonCode: 'serial_mismatch' },
      { id: second.id, decision: 'approve' },
    ]);
    expect(done.data).toMatchObject({
      status: 'confirmed',
      pointsTotal: 80,
      items: [
        { status: 'rejected', points: 0 },
        { status: 'approved', points: 80 },
      ],
    });
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(80);
    const seen = (await stage.server.call(who, 'sales.get', { params: { id: sale.id } })).data;
    expect(seen.items[0]?.reasonText).toBe('Серийный номер не подходит к товару.');
    expect(seen.review).toBeNull();
    expect(seen.timeline.every((entry) => entry.actorKind === 'member' || entry.actorName === null)).toBe(true);
    // The refused number waits for a dispute, and is free when its term is over.
    const again = () => create(stage.world.colleague, { items: [drill(first.serialNumber ?? '')] });
    expect((await again()).code).toBe('SALE_SERIAL_DUPLICATE');
    stage.server.clock.at = new Date('2026-11-28T09:00:00.000Z');
    expect((await again()).status).toBe(200);
  });

  it('two decisions at once: one stands', async () => {
    const sale = await created();
    const approve = approveAll(sale);
    const reject = decide(
      sale.id,
      sale.version,
      sale.items.map(({ id }) => ({ id, decision: 'reject' as const, reasonCode: 'duplicate' })),
      stage.world.admin,
    );
    const codes = (await Promise.all([approve, reject])).map((answer) => answer.code ?? 'ok').sort();
    expect(codes[1]).toBe('ok');
    expect(['VERSION_CONFLICT', 'SALE_STATUS']).toContain(codes[0]);
  });

  it('of eight who take the same sales at once each gets sales of his own', async () => {
    const sales: { id: string }[] = [];
    for (let i = 0; i < 5; i += 1) sales.push(await created());
    const elsewhere = { partnerId: stage.world.otherPartnerId, storeId: stage.world.otherStoreId };
    const people = [];
    for (let i = 0; i < 8; i += 1) people.push(await addPerson(stage.database.db, 'moderator', elsewhere));
    const taken = await Promise.all(
      people.flatMap((who) =>
        sales.map(async ({ id }) => ({ who, id, ...(await stage.server.call(who, 'sales.lock', { params: { id } })) })),
      ),
    );
    const won = taken.filter(({ status }) => status === 200);
    expect(won.map(({ id }) => id).sort()).toEqual(sales.map(({ id }) => id).sort());
    expect(new Set(taken.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['SALE_LOCKED']),
    );
    for (const { who, id } of won) {
      const holder = (await stage.server.call(stage.world.admin, 'sales.get', { params: { id } })).data.review?.lockedBy
        ?.id;
      expect(holder).toBe(who.id);
    }
  });

  it('a renewal that comes after the release takes nothing', async () => {
    const { id } = await created();
    const renew = (as = stage.world.moderator) =>
      stage.server.call(as, 'sales.lock', { params: { id }, body: { renew: true } });
    expect((await renew()).code).toBe('SALE_LOCK_LOST');
    expect((await stage.server.call(stage.world.moderator, 'sales.lock', { params: { id } })).status).toBe(200);
    expect((await renew()).status).toBe(200);
    expect((await renew(stage.world.admin)).code).toBe('SALE_LOCKED');
    expect((await stage.server.call(stage.world.moderator, 'sales.unlock', { params: { id } })).status).toBe(200);
    expect((await renew()).code).toBe('SALE_LOCK_LOST');
    expect(
      (await stage.server.call(stage.world.admin, 'sales.get', { params: { id } })).data.review?.lockedBy,
    ).toBeNull();
  });

  it('one tab of a moderator holds a sale: another is refused, gives nothing back, and takes it over when asked to', async () => {
    const { id } = await created();
    const [first, second] = [randomUUID(), randomUUID()];
    const lock = (body: { tab?: string; renew?: boolean; takeOver?: boolean }, as = stage.world.moderator) =>
      stage.server.call(as, 'sales.lock', { params: { id }, body });
    const unlock = (tab: string) =>
      stage.server.call(stage.world.moderator, 'sales.unlock', { params: { id }, query: { tab } });
    const holder = async () =>
      (await stage.server.call(stage.world.admin, 'sales.get', { params: { id } })).data.review?.lockedBy?.name;

    expect((await lock({ tab: first })).status).toBe(200);
    expect((await lock({ tab: second })).code).toBe('SALE_LOCKED_ELSEWHERE');
    expect((await lock({ tab: second, renew: true })).code).toBe('SALE_LOCKED_ELSEWHERE');
    expect((await lock({ tab: second, takeOver: true }, stage.world.admin)).code).toBe('SALE_LOCKED');
    expect((await unlock(second)).status).toBe(200);
    expect(await holder()).toBe('Иванова Анна');

    expect((await lock({ tab: second, takeOver: true })).status).toBe(200);
    expect((await lock({ tab: first, renew: true })).code).toBe('SALE_LOCKED_ELSEWHERE');
    expect((await unlock(first)).status).toBe(200);
    expect(await holder()).toBe('Иванова Анна');
    expect((await unlock(second)).status).toBe(200);
    expect(await holder()).toBeUndefined();
    expect((await lock({ tab: first, renew: true })).code).toBe('SALE_LOCK_LOST');

    // Its term over, nobody has to ask the other tab.
    expect((await lock({ tab: first })).status).toBe(200);
    stage.server.clock.at = new Date(stage.server.clock.at.getTime() + 600_001);
    expect((await lock({ tab: second })).status).toBe(200);
  });

  it('a sale in work is locked for others, for ten minutes', async () => {
    const sale = await created();
    expect(
      (await stage.server.call(stage.world.moderator, 'sales.lock', { params: { id: sale.id } })).data.lockedUntil,
    ).toBe('2026-11-20 12:10:00.000');
    expect((await stage.server.call(stage.world.admin, 'sales.lock', { params: { id: sale.id } })).code).toBe(
      'SALE_LOCKED',
    );
    expect((await decide(sale.id, sale.version, [], stage.world.admin)).status).toBe(400);
    const seen = (await stage.server.call(stage.world.admin, 'sales.get', { params: { id: sale.id } })).data;
    expect(seen.allowedActions).toEqual([]);
    expect(seen.review?.lockedBy?.name).toBe('Иванова Анна');
    stage.server.clock.at = new Date('2026-11-20T09:10:01.000Z');
    expect((await stage.server.call(stage.world.admin, 'sales.lock', { params: { id: sale.id } })).status).toBe(200);
    expect((await stage.server.call(stage.world.admin, 'sales.unlock', { params: { id: sale.id } })).status).toBe(200);
    expect((await stage.server.call(stage.world.moderator, 'sales.lock', { params: { id: sale.id } })).status).toBe(
      200,
    );
  });

  it('asks a question, gets an answer, and the clock of the check stops between', async () => {
    const sale = await created();
    const empty = await stage.server.call(stage.world.moderator, 'sales.moderate', {
      params: { id: sale.id },
      body: { decision: 'clarify', message: ' ', version: sale.version },
    });
    expect(Object.keys(empty.fields)).toEqual(['message']);
    const asked = await stage.server.call(stage.world.moderator, 'sales.moderate', {
      params: { id: sale.id },
      body: { decision: 'clarify', message: 'Пришлите фото чека целиком', version: sale.version },
    });
    expect(asked.data.review?.slaDueAt).toBeNull();
    const seen = (await stage.server.call(stage.world.member, 'sales.get', { params: { id: sale.id } })).data;
    expect(seen).toMatchObject({
      status: 'clarification',
      allowedActions: ['edit', 'answer', 'cancel'],
      reasonText: 'Пришлите фото чека целиком',
    });
    const answered = await stage.server.call(stage.world.member, 'sales.answer', {
      params: { id: sale.id },
      body: { text: 'Прислала' },
    });
    expect(answered.data).toMatchObject({
      status: 'moderation',
      messages: [{ authorKind: 'moderator', authorName: null }, { authorKind: 'member' }],
    });
    const edited = await stage.server.call(stage.world.moderator, 'sales.moderate', {
      params: { id: sale.id },
      body: { decision: 'clarify', message: 'Другое количество?', version: answered.data.version },
    });
    const fixed = await stage.server.call(stage.world.member, 'sales.update', {
      params: { id: sale.id },
      body: {
        saleDate,
        items: [drill(sale.items[0]?.serialNumber ?? ''), lamp(5)],
        submit: true,
        version: edited.data.version,
      },
    });
    expect(fixed.data).toMatchObject({ status: 'moderation', pointsTotal: 300 });
    expect(fixed.data.operations.map((o) => o.pendingDelta)).toEqual([100, 80, -100, -80, 100, 200]);
  });

  it('nobody checks his own sale, and a member checks none', async () => {
    const sale = await created();
    expect((await approveAll({ ...sale })).status).toBe(200);
    const mine = await created();
    const items = mine.items.map(({ id }) => ({ id, decision: 'approve' as const }));
    expect((await decide(mine.id, mine.version, items, stage.world.member)).status).toBe(403);
    await sql`update users set store_id = ${stage.world.storeId} where id = ${stage.world.moderator.id}`.execute(
      stage.database.db,
    );
    expect((await decide(mine.id, mine.version, items)).code).toBe('SALE_OWN');
    await sql`update users set store_id = null where id = ${stage.world.moderator.id}`.execute(stage.database.db);
  });
});

describe('many at once', () => {
  it('decides what can be decided and names the rest', async () => {
    const [good, flagged, decided] = [
      await created(stage.world.stranger),
      await created(stage.world.stranger),
      await created(stage.world.stranger),
    ];
    await sql`insert into sale_flags (sale_id, code, text, weight) values (${flagged.id}, 'F9', 'Цена', 20)`.execute(
      stage.database.db,
    );
    await approveAll(decided);
    const unknown = randomUUID();
    const ids = [good.id, flagged.id, decided.id, unknown];
    const answer = await stage.server.call(stage.world.moderator, 'sales.moderateMany', {
      body: { ids, decision: 'approve' },
    });
    expect(answer.data.done).toEqual([good.id]);
    expect(new Set(answer.data.failed.map((row) => row.id))).toEqual(new Set([flagged.id, decided.id, unknown]));
    const bare = await stage.server.call(stage.world.moderator, 'sales.moderateMany', {
      body: { ids: [flagged.id], decision: 'reject' },
    });
    expect(Object.keys(bare.fields)).toEqual(['reasonCode']);
    const refused = await stage.server.call(stage.world.moderator, 'sales.moderateMany', {
      body: { ids: [flagged.id], decision: 'reject', reasonCode: 'duplicate' },
    });
    expect(refused.data).toEqual({ done: [flagged.id], failed: [], plan: null, next: null });
  });
});

describe('one decision on all sales of a query', () => {
  const ask = (who: string, more: object, decision: 'approve' | 'reject' = 'approve') =>
    stage.server.call(stage.world.moderator, 'sales.moderateMany', {
      body: { query: { filters: { memberId: who }, ...more }, decision },
    });

  it('leaves out sales with flags and those another checks, and shows the points', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const [good, flagged, held] = [await created(who), await created(who), await created(who)];
    await sql`delete from sale_flags where sale_id = any(${[good.id, held.id]}::uuid[])`.execute(stage.database.db);
    await sql`insert into sale_flags (sale_id, position, code, text, weight)
      values (${flagged.id}, 90, 'F9', 'Цена выше обычной', 5) on conflict do nothing`.execute(stage.database.db);
    expect(
      (await stage.server.call(stage.world.admin, 'sales.lock', { params: { id: held.id }, body: {} })).status,
    ).toBe(200);
    const shown = await ask(who.id, { preview: true });
    expect(shown.data.plan, shown.messages.join()).toMatchObject({ total: 3, eligible: 1, points: good.pointsPreview });
    expect(shown.data.plan!.skipped.map(({ reason }) => reason).toSorted()).toEqual(['flagged', 'locked']);
    const done = await ask(who.id, { expected: 1 });
    expect(done.data).toMatchObject({ done: [good.id], failed: [] });
    expect((await ask(who.id, { expected: 1 })).code).toBe('BULK_CHANGED');
  });

  it('takes back those it has decided, while each may be taken back', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const [one, two] = [await created(who), await created(who)];
    await sql`delete from sale_flags where sale_id = any(${[one.id, two.id]}::uuid[])`.execute(stage.database.db);
    const ids = [one.id, two.id];
    const done = await stage.server.call(stage.world.moderator, 'sales.moderateMany', {
      body: { ids, decision: 'approve' },
    });
    expect(done.data.done.toSorted()).toEqual(ids.toSorted());
    const other = await addPerson(stage.database.db, 'moderator');
    const foreign = await stage.server.call(other, 'sales.moderateMany', { body: { ids, decision: 'undo' } });
    expect(foreign.data.done).toEqual([]);
    const back = await stage.server.call(stage.world.moderator, 'sales.moderateMany', {
      body: { ids, decision: 'undo' },
    });
    expect(back.data.done.toSorted()).toEqual(ids.toSorted());
    const sale = await stage.server.call(stage.world.moderator, 'sales.get', { params: { id: one.id } });
    expect(sale.data.status).toBe('moderation');
    expect((await readAccount(stage.database.db, who.id)).sums).toMatchObject({ active: 0 });
  });
});

describe('the shift of a moderator', () => {
  it('counts what was decided, how fast, and what may still be taken back', async () => {
    const moderator = await addPerson(stage.database.db, 'moderator');
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const [one, two, three] = [await created(who), await created(who), await created(who)];
    const approve = (sale: { id: string; version: number; items: { id: string }[] }) =>
      stage.server.call(moderator, 'sales.moderate', {
        params: { id: sale.id },
        body: { version: sale.version, items: sale.items.map(({ id }) => ({ id, decision: 'approve' as const })) },
      });
    const shift = async () => (await stage.server.call(moderator, 'sales.ownShift')).data;
    expect(await shift()).toEqual({ decided: 0, averageSeconds: null, postponed: 0, undoable: [] });
    for (const sale of [one, two, three]) {
      expect((await approve(sale)).status).toBe(200);
      stage.server.clock.at = new Date(stage.server.clock.at.getTime() + 20_000);
    }
    const worked = await shift();
    expect(worked).toMatchObject({ decided: 3, averageSeconds: 20 });
    expect(worked.undoable.map(({ id }) => id)).toEqual([three.id, two.id, one.id]);
    // Back through all of them, each by what the list says.
    for (const { id, version } of worked.undoable) {
      const back = await stage.server.call(moderator, 'sales.undoModeration', { params: { id }, body: { version } });
      expect(back.status, back.messages.join()).toBe(200);
    }
    expect(await shift()).toMatchObject({ decided: 0, undoable: [] });
  });

  it('puts a sale off for its reader alone and lets it go at once', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await created(who);
    const params = { id: sale.id };
    expect((await stage.server.call(stage.world.moderator, 'sales.lock', { params, body: {} })).status).toBe(200);
    expect((await stage.server.call(stage.world.moderator, 'sales.postpone', { params, body: {} })).status).toBe(200);
    const seen = async (reader: typeof stage.world.admin, postponed: boolean): Promise<number> =>
      (await stage.server.call(reader, 'sales.adminList', { body: { filters: { memberId: who.id, postponed } } })).data
        .total;
    expect([await seen(stage.world.moderator, true), await seen(stage.world.moderator, false)]).toEqual([1, 0]);
    expect([await seen(stage.world.admin, true), await seen(stage.world.admin, false)]).toEqual([0, 1]);
    expect((await stage.server.call(stage.world.admin, 'sales.lock', { params, body: {} })).status).toBe(200);
    expect((await stage.server.call(stage.world.moderator, 'sales.ownShift')).data.postponed).toBe(1);
    await stage.server.call(stage.world.moderator, 'sales.resume', { params });
    expect([await seen(stage.world.moderator, true), await seen(stage.world.moderator, false)]).toEqual([0, 1]);
    expect((await stage.server.call(who, 'sales.postpone', { params, body: {} })).status).toBe(403);
  });
});
