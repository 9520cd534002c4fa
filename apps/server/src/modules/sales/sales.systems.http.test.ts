import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import type { Person } from './testing/app.ts';
import { nextSerial, useSalesStage } from './testing/stage.ts';
import { addPerson, addSystem } from './testing/world.ts';

const stage = useSalesStage();
const { approveAll, create, created, drill, lamp } = stage;

const grants = ['create', 'read', 'update'].map((action) => `sales.sale:${action}`);

/** A system of the partner, or of whom is said. */
const addKassa = (owner: Parameters<typeof addSystem>[2] = { partnerId: stage.world.partnerId }) =>
  addSystem(stage.database.db, grants, owner);

const manufacturerId = async () =>
  (await stage.database.db.selectFrom('manufacturers').select('id').executeTakeFirstOrThrow()).id;

let kassa: Person;
beforeAll(async () => {
  kassa = await addKassa();
});

const photo = {
  name: 'чек.png',
  mime: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

describe('a sale brought in by a system of the partner', () => {
  it('is of the seller it names, by any of the three names', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const { externalId, phone } = await stage.database.db
      .selectFrom('users')
      .select(['externalId', 'phone'])
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow();
    const names = [{ memberId: who.id }, { userExternalId: externalId ?? '' }, { phone: phone ?? '' }];
    for (const name of names) {
      const sale = await created(kassa, { ...name, items: [lamp(1)] });
      expect(sale).toMatchObject({ source: 'api', status: 'moderation', member: { id: who.id }, pointsPreview: 40 });
      expect(sale.timeline.map(({ actorKind }) => actorKind)).toContain('technical');
      // Systems tell; people decide.
      expect(sale.allowedActions).toEqual([]);
    }
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(120);
    const own = await stage.server.call(who, 'sales.list', { body: {} });
    expect(own.data.items).toHaveLength(3);
    const { rows } = await sql<{ kind: string; id: string }>`select distinct actor_kind::text as kind, actor_id as id
      from transfers where member_id = ${who.id}`.execute(stage.database.db);
    expect(rows).toEqual([{ kind: 'technical', id: kassa.id }]);
  });

  it('names one seller, and only a system names one', async () => {
    const wrong = async (who: Person, extra: Record<string, unknown>) => {
      const { status, fields } = await create(who, { items: [lamp(1)], ...extra });
      return [status, ...Object.keys(fields)];
    };
    expect(await wrong(kassa, {})).toEqual([400, 'memberId']);
    expect(await wrong(kassa, { memberId: stage.world.member.id, phone: '79990000001' })).toEqual([400, 'phone']);
    expect(await wrong(kassa, { memberId: randomUUID() })).toEqual([400, 'memberId']);
    expect(await wrong(kassa, { phone: '79000000000' })).toEqual([400, 'phone']);
    expect(await wrong(kassa, { memberId: stage.world.admin.id })).toEqual([400, 'memberId']);
    expect(await wrong(kassa, { memberId: stage.world.member.id, submit: false })).toEqual([400, 'submit']);
    expect(await wrong(stage.world.member, { memberId: stage.world.member.id })).toEqual([400, 'memberId']);
    expect(await wrong(stage.world.member, { memberId: stage.world.colleague.id })).toEqual([400, 'memberId']);
  });

  it('is of the owner’s sellers only', async () => {
    const manufacturer = await addKassa({ manufacturerId: await manufacturerId() });
    const nobody = await addKassa({});
    for (const [system, member] of [
      [kassa, stage.world.stranger],
      [manufacturer, stage.world.member],
      [nobody, stage.world.member],
    ] as const) {
      const { code, fields } = await create(system, { memberId: member.id, items: [lamp(1)] });
      expect([code, ...Object.keys(fields)]).toEqual(['MEMBER_NOT_FOUND', 'memberId']);
    }
  });

  it('is judged as the seller’s own would be', async () => {
    const serial = nextSerial();
    await created(stage.world.colleague, { items: [drill(serial)] });
    const { code, fields } = await create(kassa, { memberId: stage.world.member.id, items: [lamp(1), drill(serial)] });
    expect([code, ...Object.keys(fields)]).toEqual(['SALE_SERIAL_DUPLICATE', 'items[1].serialNumber']);
  });

  it('comes once, however often it is sent', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const [key, externalId] = [randomUUID(), 'Чек-1'];
    const body = { memberId: who.id, externalId, items: [lamp(1)] };
    const many = await Promise.all(Array.from({ length: 6 }, () => create(kassa, body, key)));
    expect(new Set(many.map(({ data }) => data.id)).size).toBe(1);
    const again = await stage.server.app.inject({
      method: 'POST',
      url: '/api/v1/private/sales/sales',
      headers: {
        authorization: `Bearer ${await stage.server.services.tokens.issueAccess({ userId: kassa.id, sessionId: kassa.sessionId }, stage.server.clock.at)}`,
        'idempotency-key': randomUUID(),
      },
      payload: { saleDate: '2026-11-18', submit: true, ...body },
    });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'SALE_EXTERNAL_TAKEN',
      current: { id: many[0]?.data.id, number: many[0]?.data.number, status: 'moderation' },
    });
    expect((await readAccount(stage.database.db, who.id)).sums.pending).toBe(40);
  });

  it('comes in a crowd together with sales of people', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, () => addPerson(stage.database.db, 'member', stage.world)),
    );
    const answers = await Promise.all(
      people.flatMap((who) => [
        create(who, { items: [lamp(1)] }),
        create(kassa, { memberId: who.id, items: [lamp(2)] }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { id } of people) expect((await readAccount(stage.database.db, id)).sums.pending).toBe(120);
  });

  it('is calculated beforehand for its seller', async () => {
    const body = { saleDate: '2026-11-18', items: [lamp(2)] };
    const asked = await stage.server.call(kassa, 'sales.calculate', {
      body: { ...body, memberId: stage.world.member.id },
    });
    expect(asked.data).toMatchObject({ total: 80, warnings: [] });
    expect(Object.keys((await stage.server.call(kassa, 'sales.calculate', { body })).fields)).toEqual(['memberId']);
  });

  it('shows its photos to the seller', async () => {
    const file = await stage.server.upload(kassa, 'sales.uploadFile', photo);
    const sale = await created(kassa, { memberId: stage.world.member.id, items: [lamp(1)], fileIds: [file.data.id] });
    expect(sale.files.map(({ id }) => id)).toEqual([file.data.id]);
    const { ownerId } = await stage.database.db
      .selectFrom('files')
      .select('ownerId')
      .where('id', '=', file.data.id)
      .executeTakeFirstOrThrow();
    expect(ownerId).toBe(stage.world.member.id);
    const foreign = await stage.server.upload(stage.world.colleague, 'sales.uploadFile', photo);
    const stolen = await create(kassa, {
      memberId: stage.world.member.id,
      items: [lamp(1)],
      fileIds: [foreign.data.id],
    });
    expect(stolen.code).toBe('FILE_NOT_FOUND');
  });
});

describe('what a system may do with sales afterwards', () => {
  it('mends what it is asked about, never what people have sent themselves', async () => {
    const sale = await created(kassa, { memberId: stage.world.member.id, items: [lamp(1)] });
    const asked = await stage.server.call(stage.world.moderator, 'sales.moderate', {
      params: { id: sale.id },
      body: { decision: 'clarify', message: 'Сколько штук?', version: sale.version },
    });
    const body = { saleDate: '2026-11-18', items: [lamp(3)], submit: true };
    const late = await stage.server.call(kassa, 'sales.update', {
      params: { id: sale.id },
      body: { ...body, version: 1 },
    });
    expect(late.code).toBe('VERSION_CONFLICT');
    const corrected = await stage.server.call(kassa, 'sales.update', {
      params: { id: sale.id },
      body: { ...body, version: asked.data.version },
    });
    expect(corrected.data, corrected.messages.join()).toMatchObject({
      status: 'moderation',
      pointsPreview: 120,
      source: 'api',
    });
    const own = await created(stage.world.member, { items: [lamp(1)] });
    const params = { id: own.id };
    expect(
      (await stage.server.call(kassa, 'sales.update', { params, body: { ...body, version: own.version } })).status,
    ).toBe(404);
    expect((await stage.server.call(kassa, 'sales.submit', { params, body: {} })).status).toBe(404);
    expect((await stage.server.call(kassa, 'sales.cancel', { params: { id: sale.id }, body: {} })).status).toBe(404);
  });

  it('never decides, and brings goods back', async () => {
    const sale = await created(kassa, { memberId: stage.world.member.id, items: [lamp(2)] });
    const params = { id: sale.id };
    const items = sale.items.map(({ id }) => ({ id, decision: 'approve' as const }));
    const refused = await Promise.all([
      stage.server.call(kassa, 'sales.lock', { params, body: {} }),
      stage.server.call(kassa, 'sales.moderate', { params, body: { items, version: sale.version } }),
      stage.server.call(kassa, 'sales.moderateMany', { body: { ids: [sale.id], decision: 'approve' } }),
      stage.server.call(kassa, 'sales.undoModeration', { params, body: { version: sale.version } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    await approveAll(sale);
    const card = await stage.server.call(kassa, 'sales.get', { params });
    expect(card.data.allowedActions).toEqual(['return']);
    const returned = await stage.server.call(kassa, 'sales.return', {
      params,
      body: { items: [{ id: sale.items[0]!.id, quantity: 1 }], reasonCode: 'customer', returnedAt: '2026-11-19' },
    });
    expect(returned.data, returned.messages.join()).toMatchObject({ sale: { status: 'partially_returned' } });
    expect(returned.data.sale?.timeline.at(-1)).toMatchObject({ actorKind: 'technical' });
  });
});

describe('a conflict', () => {
  it('carries the sale as it stands', async () => {
    const sale = await created();
    const payload = { decision: 'clarify', message: 'Где чек?', version: sale.version + 5 };
    const token = await stage.server.services.tokens.issueAccess(
      { userId: stage.world.moderator.id, sessionId: stage.world.moderator.sessionId },
      stage.server.clock.at,
    );
    const answer = await stage.server.app.inject({
      method: 'PUT',
      url: `/api/v1/private/sales/admin/sales/${sale.id}/moderation`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      payload,
    });
    expect(answer.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: {
        id: sale.id,
        version: sale.version,
        status: 'moderation',
        allowedActions: expect.arrayContaining(['approve']),
      },
    });
  });
});
