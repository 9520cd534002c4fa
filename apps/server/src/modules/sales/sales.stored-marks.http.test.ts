import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { inTransaction } from '../../db/tx.ts';
import { type OddSerial, oddSerials, unmarkedArticles } from './queries/odd-serials.ts';
import { useSalesStage } from './testing/stage.ts';

const stage = useSalesStage();
const { create, created } = stage;

const gtin = '04607177964089';
const migration = readFileSync(
  fileURLToPath(new URL('../../db/migrations/20261129T1300_marks.sql', import.meta.url)),
  'utf8',
).replace(/^alter table .*$/m, '');

const sold = (serialNumber: string, productId = stage.world.lamp.id) =>
  created(stage.world.member, { items: [{ productId, quantity: 1, serialNumber }] });
/** A number as the server of yesterday stored it. */
async function storedAs(id: string, serial: string, key: string, markGtin: string | null = null): Promise<void> {
  const { db } = stage.database;
  await sql`update serial_claims set serial_key = ${key} where sale_id = ${id}`.execute(db);
  await sql`update sale_items set serial_number = ${serial}, serial_key = ${key}, mark_gtin = ${markGtin}
    where sale_id = ${id}`.execute(db);
}
async function stored(id: string): Promise<string[]> {
  const { rows } = await sql<{ number: string; key: string; claim: string }>`
    select i.serial_number as number, i.serial_key as key, c.serial_key as claim
    from sale_items i join serial_claims c on c.sale_item_id = i.id where i.sale_id = ${id}`.execute(stage.database.db);
  return rows.flatMap(({ number, key, claim }) => [number, key, claim]);
}
async function odd(): Promise<OddSerial[]> {
  const found: OddSerial[] = [];
  for await (const one of oddSerials(stage.database.db)) found.push(one);
  return found;
}
const migrate = () => inTransaction(stage.database.db, (tx) => sql.raw(migration).execute(tx));

it('gives stored marks one form where nothing stands in the way, and names the rest', async () => {
  const { db } = stage.database;
  await sql`update products set gtin = '4607177964089', serial_pattern = null where id = ${stage.world.lamp.id}`.execute(
    db,
  );
  const bracketed = await sold('P1');
  const twin = await sold('P2');
  const alone = await sold('P3');
  const tailed = await sold('P4');
  const [coded, labelled] = [await sold('P5'), await sold('P6')];
  // Goods without a GTIN and without a mark: the code ends in its number all the same.
  const nameless = await sold('AB-222222', stage.world.drill.id);
  await sql`update products set gtin = null where id = ${stage.world.drill.id}`.execute(db);
  const plain = await sold('AB-123456', stage.world.drill.id);
  await storedAs(bracketed.id, `(01)${gtin}(21)5AbcDEf012345`, `(01)${gtin}(21)5ABCDEF012345`);
  await storedAs(twin.id, `01${gtin}215AbcDEf012345`, `01${gtin}215ABCDEF012345`);
  await storedAs(alone.id, '5Du(wE"T&R<Hk', '5DU(WE"T&R<HK', gtin);
  await storedAs(tailed.id, `01${gtin}215AbcDEf012346\u001D93dGVz`, `01${gtin}215ABCDEF01234693DGVZ`);
  // One unit by its code and by its label: both keys end in the same letters.
  await storedAs(coded.id, `01${gtin}215AbcDEf012347`, `01${gtin}215ABCDEF012347`);
  await storedAs(labelled.id, '5AbcDEf012347', '5ABCDEF012347', gtin);
  await storedAs(nameless.id, `01${gtin}21AB-222222`, `01${gtin}21AB222222`);
  await sql`insert into serial_registry (product_id, serial_key, serial_number, status, created_at, updated_at)
    values (${stage.world.lamp.id}, ${`01${gtin}21ABC`}, ${`01${gtin}21abc`}, 'free', now(), now())`.execute(db);
  expect((await odd()).map(({ oddity }) => oddity)).toEqual(['key', 'key', 'key', 'twice', 'key', 'key']);
  expect(await unmarkedArticles(db)).toEqual([stage.world.lamp.name]);

  await migrate();
  const [first, second] = [bracketed, twin].sort((a, b) => (a.items[0]!.id < b.items[0]!.id ? -1 : 1));
  expect(await stored(first!.id)).toEqual(['5AbcDEf012345', '5AbcDEf012345', '5AbcDEf012345']);
  expect((await stored(second!.id))[0]).toContain(gtin);
  expect(await stored(alone.id)).toEqual(['5Du(wE"T&R<Hk', '5Du(wE"T&R<Hk', '5Du(wE"T&R<Hk']);
  expect(await stored(tailed.id)).toEqual(['5AbcDEf012346', '5AbcDEf012346', '5AbcDEf012346']);
  expect((await stored(coded.id))[0]).toContain(gtin);
  expect(await stored(labelled.id)).toEqual(['5AbcDEf012347', '5AbcDEf012347', '5AbcDEf012347']);
  expect(await stored(nameless.id)).toEqual(['AB-222222', 'AB222222', 'AB222222']);
  const { rows: registry } = await sql`select serial_key, serial_number from serial_registry
    where product_id = ${stage.world.lamp.id}`.execute(db);
  expect(registry).toEqual([{ serialKey: 'abc', serialNumber: 'abc' }]);
  expect(await stored(plain.id)).toEqual(['AB-123456', 'AB123456', 'AB123456']);
  expect(await odd()).toMatchObject([
    { of: 'sale', oddity: 'twice' },
    { of: 'sale', oddity: 'twice' },
  ]);
  expect(await unmarkedArticles(db)).toEqual([]);
  const before = await Promise.all([bracketed, twin, alone, plain].map(({ id }) => stored(id)));
  await migrate();
  expect(await Promise.all([bracketed, twin, alone, plain].map(({ id }) => stored(id)))).toEqual(before);
  const again = { items: [{ productId: stage.world.lamp.id, quantity: 1, serialNumber: '5AbcDEf012345' }] };
  expect((await create(stage.world.colleague, again)).code).toBe('SALE_SERIAL_DUPLICATE');
});
