import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { useSalesStage } from './testing/stage.ts';

const stage = useSalesStage();
const { create, created } = stage;

const free = 'RS-100001';
const blocked = 'RS-100002';

/** The drill of this stage with a registry of two numbers, put there as the file of the manufacturer would. */
async function fillRegistry(): Promise<void> {
  await sql`update products set serial_source = 'registry', serial_pattern = null where id = ${stage.world.drill.id}`.execute(
    stage.database.db,
  );
  await sql`insert into serial_registry (product_id, serial_key, serial_number, status, created_at, updated_at)
    values (${stage.world.drill.id}, 'RS100001', ${free}, 'free', now(), now()),
      (${stage.world.drill.id}, 'RS100002', ${blocked}, 'blocked', now(), now())`.execute(stage.database.db);
}

const item = (serialNumber: string) => ({ items: [{ productId: stage.world.drill.id, quantity: 1, serialNumber }] });
const check = (serialNumber: string) =>
  stage.server.call(stage.world.member, 'sales.checkSerial', {
    query: { productId: stage.world.drill.id, serialNumber },
  });

describe('a product with a registry of serial numbers', () => {
  beforeAll(fillRegistry);

  it('is sold by its own numbers, however they are typed, each once', async () => {
    expect((await check('rs 100001')).data).toMatchObject({ available: true, reason: null });
    await created(stage.world.member, item('rs 100001'));
    expect((await check(free)).data).toMatchObject({ available: false, reason: 'claimed' });
    expect((await create(stage.world.colleague, item(free))).code).toBe('SALE_SERIAL_DUPLICATE');
  });

  it.each([
    ['RS-999999', 'registry', 'SALE_SERIAL_REGISTRY'],
    [blocked, 'blocked', 'SALE_SERIAL_BLOCKED'],
  ])('refuses %s at its field (%s)', async (serialNumber, reason, code) => {
    expect((await check(serialNumber)).data).toMatchObject({ available: false, reason, claimedAt: null });
    const answer = await create(stage.world.member, item(serialNumber));
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect(Object.keys(answer.fields)).toEqual(['items[0].serialNumber']);
  });

  it('says it before the sale is sent', async () => {
    const { data } = await stage.server.call(stage.world.member, 'sales.calculate', { body: { ...item('RS-999999') } });
    expect(data.warnings).toMatchObject([{ code: 'SALE_SERIAL_REGISTRY', productId: stage.world.drill.id }]);
  });

  it('shows the moderator what the registry says of each number', async () => {
    await sql`insert into serial_registry (product_id, serial_key, serial_number, status, shipped_to_partner_id,
        shipped_at, created_at, updated_at)
      select ${stage.world.drill.id}, 'RS100003', 'RS-100003', 'free', partner_id, '2026-10-01', now(), now()
      from users where id = ${stage.world.member.id}`.execute(stage.database.db);
    const known = await created(stage.world.member, item('RS-100003'));
    const review = async () =>
      (await stage.server.call(stage.world.moderator, 'sales.get', { params: { id: known.id } })).data.review;
    expect(await review()).toMatchObject({
      serials: [{ state: 'free', shippedTo: { id: known.partner?.id }, shippedAt: '2026-10-01' }],
    });
    await sql`delete from serial_registry where serial_key = 'RS100003'`.execute(stage.database.db);
    expect(await review()).toMatchObject({ serials: [{ state: 'missing', shippedTo: null, shippedAt: null }] });
    const lamp = await created(stage.world.member, { items: [{ productId: stage.world.lamp.id, quantity: 1 }] });
    const { data } = await stage.server.call(stage.world.moderator, 'sales.get', { params: { id: lamp.id } });
    expect(data.review?.serials).toEqual([]);
  });

  it('asks nothing of products without one', async () => {
    await created(stage.world.member, { items: [{ productId: stage.world.lamp.id, quantity: 1 }] });
  });
});
