import { sql } from 'kysely';

import { companyInn } from '../../../../seed/numbers.ts';
import { nextId, textOf } from './ids.ts';
import type { Stage } from './stage.ts';
import { byKey, dayText, massUpload, roubles, type Row } from './stored.ts';
import type { Importer } from './types.ts';

const days = sql.raw(dayText);

export const partners = (stage: Stage): Importer => ({
  name: 'partners',
  kind: 'partner_mass_upload',
  header: ['Название', 'ИНН', 'Код точки', 'Адрес', 'Регион'],
  at: { text: 0, id: 2 },
  hasAnyId: true,
  async next() {
    const line = (): string[] => {
      const id = nextId();
      return [textOf(id), companyInn(Number(id)), id, 'г. Тула, ул. Мира, д. 1', 'Тульская область'];
    };
    return { lines: [line(), line()], spare: line() };
  },
  ...massUpload(stage, 'partners.massUpload'),
  async read() {
    const { rows } = await sql<Row>`select s.id as key, s.code as id, p.name as text
      from stores s join partners p on p.id = s.partner_id`.execute(stage.database.db);
    return byKey(rows);
  },
});

export const products = (stage: Stage): Importer => ({
  name: 'products',
  kind: 'product_import',
  header: ['Артикул', 'Название', 'Производитель', 'РРЦ, ₽', 'Баллы', 'Баллы с'],
  at: { id: 0, text: 1, number: 3, date: 5 },
  hasAnyId: true,
  async next() {
    const line = (): string[] => {
      const id = nextId();
      return [id, textOf(id), 'Завод', '1234,56', '100', '25.12.2026'];
    };
    return { lines: [line(), line()], spare: line() };
  },
  ...massUpload(stage, 'products.import'),
  async read() {
    const { rows } = await sql<Row>`select p.id as key, p.article as id, p.name as text,
        ${roubles('p.rrp_kopecks')} as number, to_char(pp.valid_from, ${days}) as date
      from products p left join product_points pp on pp.product_id = p.id`.execute(stage.database.db);
    return byKey(rows);
  },
});

export const serials = (stage: Stage): Importer => ({
  name: 'serials',
  kind: 'serial_import',
  header: ['Артикул', 'Серийный номер', 'Производитель', 'Дата отгрузки'],
  at: { id: 1, date: 3 },
  hasAnyId: true,
  async next() {
    const line = (): string[] => [stage.world.lamp.name, nextId(), 'Завод', '15.11.2026'];
    return { lines: [line(), line()], spare: line() };
  },
  ...massUpload(stage, 'serials.import'),
  async read() {
    const { rows } = await sql<Row>`select product_id || serial_key as key, serial_number as id,
        to_char(shipped_at, ${days}) as date
      from serial_registry`.execute(stage.database.db);
    return byKey(rows);
  },
});
