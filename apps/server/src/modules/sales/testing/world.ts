import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Person } from './app.ts';

export type Product = { id: string; name: string };
export type World = {
  partnerId: string;
  otherPartnerId: string;
  storeId: string;
  otherStoreId: string;
  brandId: string;
  /** 100 points, serial number of the form AB-123456. */
  drill: Product;
  /** 40 points, no serial number. */
  lamp: Product;
  member: Person;
  colleague: Person;
  /** Works for the other partner. */
  stranger: Person;
  admin: Person;
  finance: Person;
  finance2: Person;
  moderator: Person;
};

let phones = 79_990_000_000;

export async function addPerson(
  db: Db,
  role: string,
  place?: { partnerId: string; storeId: string },
  lastName = 'Мельникова',
): Promise<Person> {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  phones += 1;
  await sql`insert into users (id, external_id, role_code, status, phone, is_phone_verified, last_name, first_name,
      partner_id, store_id, registered_at)
    values (${id}, ${id}, ${role}, 'confirmed', ${role === 'technical' ? null : String(phones)}, true, ${lastName}, 'Анна',
      ${role === 'member' || role === 'partner' ? (place?.partnerId ?? null) : null},
      ${role === 'member' ? (place?.storeId ?? null) : null}, '2025-01-10')`.execute(db);
  if (role === 'member' && place) {
    await sql`insert into store_memberships (user_id, store_id, partner_id, valid_from)
      values (${id}, ${place.storeId}, ${place.partnerId}, '2025-01-10')`.execute(db);
  }
  await sql`insert into sessions (id, user_id, expires_at, last_used_at, auth_at)
    values (${sessionId}, ${id}, '2099-01-01', '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z')`.execute(db);
  return { id, sessionId };
}

/** An external system with these rights; of a company when its owner is named. */
export async function addSystem(
  db: Db,
  scopes: readonly string[],
  owner: { partnerId?: string; manufacturerId?: string } = {},
): Promise<Person> {
  const system = await addPerson(db, 'technical');
  await sql`update users set partner_id = ${owner.partnerId ?? null}::uuid,
    manufacturer_id = ${owner.manufacturerId ?? null}::uuid where id = ${system.id}`.execute(db);
  await sql`insert into technical_users (user_id, name, login, secret_hash, secret_prefix, scopes, rate_limit)
    values (${system.id}, 'Касса', ${`kassa-${system.id.slice(0, 8)}`}, 'x', 'x', ${JSON.stringify(scopes)}::jsonb, 10000)`.execute(
    db,
  );
  return system;
}

const addPartner = async (db: Db, name: string, inn: string): Promise<{ partnerId: string; storeId: string }> => {
  const [partnerId, storeId] = [randomUUID(), randomUUID()];
  await sql`insert into partners (id, name, legal_name, inn) values (${partnerId}, ${name}, ${name}, ${inn})`.execute(
    db,
  );
  await sql`insert into stores (id, partner_id, name, code, address, city, region)
    values (${storeId}, ${partnerId}, ${`${name} на Мира`}, ${inn.slice(-4)}, 'пр. Мира, 1', 'Тверь', 'Тверская область')`.execute(
    db,
  );
  return { partnerId, storeId };
};

async function addProduct(
  db: Db,
  of: { manufacturerId: string; brandId: string },
  name: string,
  points: number,
  serial: boolean,
): Promise<Product> {
  const id = randomUUID();
  await sql`insert into products (id, manufacturer_id, brand_id, article, name, rrp_kopecks, serial_required,
      serial_pattern, serial_example, serial_source, status)
    values (${id}, ${of.manufacturerId}, ${of.brandId}, ${name}, ${name}, 500000, ${serial},
      ${serial ? '[A-Z]{2}-?\\d{6}' : null}, ${serial ? 'AB-123456' : null}, ${serial ? 'pattern' : 'none'}, 'active')`.execute(
    db,
  );
  await sql`insert into product_points (product_id, valid_from, points) values (${id}, '2025-01-01', ${points})`.execute(
    db,
  );
  return { id, name };
}

/** Two partners with a shop each, two products and a person in every role the road needs. */
export async function createWorld(db: Db): Promise<World> {
  const home = await addPartner(db, 'Инструмент', '0000000017');
  const other = await addPartner(db, 'Мастерок', '0000000024');
  const [manufacturerId, brandId] = [randomUUID(), randomUUID()];
  await sql`insert into manufacturers (id, name, legal_name, inn) values (${manufacturerId}, 'Завод', 'АО Завод', '0000000031')`.execute(
    db,
  );
  await sql`insert into brands (id, manufacturer_id, name) values (${brandId}, ${manufacturerId}, 'Кремень')`.execute(
    db,
  );
  const of = { manufacturerId, brandId };
  return {
    ...home,
    otherPartnerId: other.partnerId,
    otherStoreId: other.storeId,
    brandId,
    drill: await addProduct(db, of, 'Дрель Кремень-600', 100, true),
    lamp: await addProduct(db, of, 'Лампа Кремень-9', 40, false),
    member: await addPerson(db, 'member', home),
    colleague: await addPerson(db, 'member', home, 'Соколова'),
    stranger: await addPerson(db, 'member', other, 'Ветрова'),
    admin: await addPerson(db, 'admin'),
    finance: await addPerson(db, 'finance'),
    finance2: await addPerson(db, 'finance'),
    moderator: await addPerson(db, 'moderator', undefined, 'Иванова'),
  };
}

/** Changes settings of points as the next version. */
export async function changeSettings(db: Db, change: Record<string, unknown>): Promise<void> {
  await sql`insert into points_settings (version, data)
    select version + 1, data || ${JSON.stringify(change)}::jsonb from points_settings order by version desc limit 1`.execute(
    db,
  );
}

export type NewPromotion = {
  name: string;
  mechanic: string;
  params: Record<string, unknown>;
  conditions?: Record<string, unknown>;
  limits?: Record<string, unknown>;
  stackMode?: string;
  budget?: number;
};

/** A promotion of November 2026 that runs now. */
export async function addPromotion(db: Db, promotion: NewPromotion): Promise<string> {
  const [id, version] = [randomUUID(), randomUUID()];
  await sql`insert into promotions (id, name, status, starts_at, ends_at, budget_points)
    values (${id}, ${promotion.name}, 'active', '2026-10-31T21:00:00Z', '2026-11-30T20:59:59Z', ${promotion.budget ?? null})`.execute(
    db,
  );
  await sql`insert into promotion_versions (id, promotion_id, number, mechanic, params, conditions, limits, stack_mode)
    values (${version}, ${id}, 1, ${promotion.mechanic}, ${JSON.stringify(promotion.params)},
      ${JSON.stringify(promotion.conditions ?? {})}, ${JSON.stringify(promotion.limits ?? {})}, ${promotion.stackMode ?? 'stack'})`.execute(
    db,
  );
  await sql`update promotions set current_version_id = ${version} where id = ${id}`.execute(db);
  if (promotion.budget) {
    await sql`insert into promotion_budgets (promotion_id, stripe, limit_points) values (${id}, 0, ${promotion.budget})`.execute(
      db,
    );
  }
  return id;
}
