import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';

import { useSalesStage } from './testing/stage.ts';

const stage = useSalesStage();
const { create, created } = stage;

/** As it stands in the nomenclature, and in a mark. */
const gtin = '4607177964089';
const markGtin = '04607177964089';

beforeAll(async () => {
  await sql`update products set gtin = ${gtin}, serial_pattern = null where id = ${stage.world.drill.id}`.execute(
    stage.database.db,
  );
});

const scanned = (serialNumber: string, mark: string = markGtin) => ({
  items: [{ productId: stage.world.drill.id, quantity: 1, serialNumber, markGtin: mark }],
});

it('remembers the mark a line was scanned from, for the member and for the moderator', async () => {
  const sale = await created(stage.world.member, scanned('5Ab(cD!1'));
  expect(sale.items).toMatchObject([{ serialNumber: '5Ab(cD!1', markGtin }]);
  const { data } = await stage.server.call(stage.world.moderator, 'sales.get', { params: { id: sale.id } });
  expect(data.items).toMatchObject([{ markGtin }]);
});

it('takes no mark of another product and none without a number', async () => {
  const other = await created(stage.world.member, scanned('5AbcD2', '02000000000015'));
  expect(other.items).toMatchObject([{ serialNumber: '5AbcD2', markGtin: null }]);
  const bare = await created(stage.world.member, {
    items: [{ productId: stage.world.lamp.id, quantity: 1, markGtin }],
  });
  expect(bare.items).toMatchObject([{ serialNumber: null, markGtin: null }]);
});

it('refuses what is no GTIN at its field', async () => {
  const answer = await create(stage.world.member, scanned('5AbcD3', '123'));
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.fields)).toEqual(['items[0].markGtin']);
});

it('keeps it in a draft until the draft is sent', async () => {
  const draft = await created(stage.world.member, { ...scanned('5AbcD4'), submit: false });
  expect(draft.items).toMatchObject([{ markGtin }]);
  const { data } = await stage.server.call(stage.world.member, 'sales.submit', {
    params: { id: draft.id },
    body: { version: draft.version },
  });
  expect(data).toMatchObject({ status: 'moderation', items: [{ serialNumber: '5AbcD4', markGtin }] });
});
