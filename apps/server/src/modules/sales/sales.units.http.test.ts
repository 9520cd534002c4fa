import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import { useSalesStage } from './testing/stage.ts';
import { addSystem } from './testing/world.ts';

const stage = useSalesStage();
const { create, created } = stage;

const GS = '\u001D';
const gtin = '04607177964089';
const crypto = `91EE06${GS}92${'/+aZ'.repeat(11)}`;

/** The lamp of this stage, with marks on its packages or with plain numbers. */
const setMarked = (isMarked: boolean) =>
  sql`update products set gtin = '4607177964089', serial_pattern = null, is_marked = ${isMarked}
    where id = ${stage.world.lamp.id}`.execute(stage.database.db);
const body = (serialNumber: string) => ({ items: [{ productId: stage.world.lamp.id, quantity: 1, serialNumber }] });
const check = async (serialNumber: string) =>
  (
    await stage.server.call(stage.world.member, 'sales.checkSerial', {
      query: { productId: stage.world.lamp.id, serialNumber },
    })
  ).data;
const claims = async () =>
  (
    await sql<{ serialKey: string }>`select serial_key from serial_claims
      where product_id = ${stage.world.lamp.id} order by serial_key collate "C"`.execute(stage.database.db)
  ).rows.map(({ serialKey }) => serialKey);

const spellingsOf = (serial: string): string[] => [
  serial,
  `01${gtin}21${serial}`,
  `(01)${gtin}(21)${serial}`,
  `]d201${gtin}21${serial}${GS}${crypto}`,
  `01${gtin}21${serial}\\u001d93dGVz`,
  `01${gtin}21${serial}91EE0692${'b'.repeat(44)}`,
];

beforeEach(() => sql`delete from serial_claims`.execute(stage.database.db));

describe.each([
  [true, '5Du(wE"T&R<Hk', '5Du(wE"T&R<Hk'],
  [false, '5Du(wE"T&R<Hm', '5DU(WE"T&R<HM'],
])('a unit of a product with marks: %s', (isMarked, serial, key) => {
  it.each(spellingsOf(serial))('first sold as %j has one claim', async (first) => {
    await setMarked(isMarked);
    expect(await check(first)).toMatchObject({ available: true });
    const sale = await created(stage.world.member, body(first));
    expect(sale.items).toMatchObject([{ serialNumber: serial }]);
    for (const again of spellingsOf(serial)) {
      expect(await check(again)).toMatchObject({ available: false, reason: 'claimed' });
      expect((await create(stage.world.colleague, body(again))).code).toBe('SALE_SERIAL_DUPLICATE');
    }
    expect(await claims()).toEqual([key]);
  });
});

it('takes marks that differ by case and by dashes for different units', async () => {
  await setMarked(true);
  for (const serial of ['5Du(wE"T&R<Hk', '5du(we"t&r<hk', '5D-u(wE"T&R<H', '5D_u(wE"T&R<H']) {
    await created(stage.world.member, body(`01${gtin}21${serial}${GS}${crypto}`));
  }
  expect(await claims()).toEqual(['5D-u(wE"T&R<H', '5D_u(wE"T&R<H', '5Du(wE"T&R<Hk', '5du(we"t&r<hk']);
});

it('takes plain numbers that differ by case and by dashes for one', async () => {
  await setMarked(false);
  await created(stage.world.member, body('ab-123 456'));
  expect((await create(stage.world.colleague, body('AB_123456'))).code).toBe('SALE_SERIAL_DUPLICATE');
});

it.each([
  ['5Вг(цУЭЕ?КБРл', 'layout', 'SALE_SERIAL_LAYOUT'],
  ['AB\u0007123456', 'signs', 'SALE_SERIAL_SIGNS'],
  ['8.9E+18', 'rounded', 'SALE_SERIAL_ROUNDED'],
  [`01${gtin}21abcdef93dGVz`, 'mark', 'SALE_SERIAL_MARK'],
  ['010200000000001521abc', 'other', 'SALE_SERIAL_PRODUCT'],
])('refuses %j at its field (%s), in a draft too', async (serialNumber, reason, code) => {
  await setMarked(false);
  expect(await check(serialNumber)).toMatchObject({ available: false, reason });
  for (const submit of [true, false]) {
    const answer = await create(stage.world.member, { ...body(serialNumber), submit });
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect(Object.keys(answer.fields)).toEqual(['items[0].serialNumber']);
  }
  const { data } = await stage.server.call(stage.world.member, 'sales.calculate', { body: body(serialNumber) });
  expect(data.warnings).toMatchObject([{ code }]);
  expect(await claims()).toEqual([]);
});

it('takes the letters the pattern of the product has', async () => {
  await setMarked(false);
  await sql`update products set serial_pattern = 'СТ-\\d{6}' where id = ${stage.world.lamp.id}`.execute(
    stage.database.db,
  );
  const sale = await created(stage.world.member, body('ст-123456'));
  expect(sale.items).toMatchObject([{ serialNumber: 'ст-123456' }]);
});

it('takes one unit twice in a sale for a slip, however it is spelled', async () => {
  await setMarked(true);
  const [item] = body('5AbcDEf012345').items;
  const [code] = body(`(01)${gtin}(21)5AbcDEf012345`).items;
  const answer = await create(stage.world.member, { items: [item!, code!] });
  expect([answer.code, Object.keys(answer.fields)]).toEqual(['SALE_SERIAL_DUPLICATE', ['items[1].serialNumber']]);
});

it('is found by any spelling of its mark', async () => {
  await setMarked(true);
  const sale = await created(stage.world.member, body('5FndDEf012345'));
  const found = async (text: string) =>
    (await stage.server.call(stage.world.moderator, 'sales.adminList', { body: { search: text } })).data.items.map(
      ({ id }) => id,
    );
  expect(await found('5FndDEf012345')).toEqual([sale.id]);
  expect(await found(`01${gtin}215FndDEf012345`)).toEqual([sale.id]);
  const { data } = await stage.server.call(stage.world.moderator, 'sales.adminList', {
    body: { filters: { pasted: ['5FndDEf012345', '5FNDDEF012345'] } },
  });
  expect(data.items.map(({ id }) => id)).toEqual([sale.id]);
});

it('is one for a system of the partner too', async () => {
  await setMarked(true);
  const { world, database } = stage;
  const kassa = await addSystem(database.db, ['sales.sale:create', 'sales.sale:read'], { partnerId: world.partnerId });
  const send = (serialNumber: string) => create(kassa, { memberId: world.member.id, ...body(serialNumber) });
  expect((await send(`01${gtin}215SysDEf012345${GS}${crypto}`)).data.items).toMatchObject([
    { serialNumber: '5SysDEf012345', markGtin: gtin },
  ]);
  expect((await send('5SysDEf012345')).code).toBe('SALE_SERIAL_DUPLICATE');
  expect((await send('5sysDEf012345')).status).toBe(200);
});

it('is free again by any spelling once it came back', async () => {
  await setMarked(true);
  const sale = await created(stage.world.member, body(`(01)${gtin}(21)5RetDEf012345`));
  const approved = await stage.approveAll(sale);
  expect(approved.status).toBe(200);
  const returned = await stage.server.call(stage.world.moderator, 'sales.return', {
    params: { id: sale.id },
    body: {
      items: [{ id: sale.items[0]!.id, quantity: 1 }],
      returnedAt: '2026-11-20',
      reasonCode: 'defect',
    },
  });
  expect(returned.status, returned.messages.join()).toBe(200);
  expect(await check('5RetDEf012345')).toMatchObject({ available: true });
  await created(stage.world.colleague, body('5RetDEf012345'));
});
