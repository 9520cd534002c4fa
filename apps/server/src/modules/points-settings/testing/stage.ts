import { randomUUID } from 'node:crypto';

import type { Bounds, RouteKey } from '@pribavka/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';

import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type Person, signIn } from '../../../test/people.ts';
import { callRoute } from '../../../test/requests.ts';
import { addSystem, createWorld, type World } from '../../sales/testing/world.ts';

export type Body = Record<string, unknown>;

export const saleDate = '2026-11-20';

/** Lower than the ceilings, each in reach of a small sale. */
export const bounds = {
  maxPriceKopecks: 500_000,
  maxQuantity: 5,
  maxItems: 3,
  maxBasePoints: 200,
  maxSalePoints: 300,
  maxOperationPoints: 700,
} as const satisfies Bounds;

export interface BoundsStage {
  readonly server: TestApp;
  readonly world: World;
  readonly people: Record<
    'member' | 'admin' | 'finance' | 'finance2' | 'moderator' | 'manufacturer' | 'system',
    Person
  >;
  readonly manufacturerId: string;
}

/** A server whose programme has lowered every bound, and a person of each role that enters something. */
export function useBoundsStage() {
  const stage = {} as { -readonly [K in keyof BoundsStage]: BoundsStage[K] };
  const as = async (id: string): Promise<Person> => ({
    id,
    phone: null,
    email: null,
    ...(await signIn(stage.server.services, id)),
  });
  beforeAll(async () => {
    stage.server = await createTestApp();
    const { db } = stage.server.services;
    stage.world = await createWorld(db);
    const { id } = await db.selectFrom('manufacturers').select('id').executeTakeFirstOrThrow();
    const { member, admin, finance, finance2, moderator, partnerId } = stage.world;
    const system = await addSystem(db, ['sales.sale:create', 'sales.sale:read'], { partnerId });
    stage.manufacturerId = id;
    stage.people = {
      member: await as(member.id),
      admin: await as(admin.id),
      finance: await as(finance.id),
      finance2: await as(finance2.id),
      moderator: await as(moderator.id),
      manufacturer: await stage.server.loginAs('manufacturer', { manufacturerId: id, phone: null }),
      system: await as(system.id),
    };
    await setBounds(bounds);
  }, 120_000);
  afterAll(() => stage.server.close());

  /** From the minute the clock shows. */
  const setBounds = (values: Bounds & { adjustmentApprovalThreshold?: number }) =>
    sql`insert into points_settings (version, data, created_at)
      select version + 1, data || ${JSON.stringify(values)}::jsonb, ${stage.server.clock.at}
      from points_settings order by version desc limit 1`.execute(stage.server.services.db);
  const call = (who: Person, key: RouteKey, input: Body = {}) =>
    callRoute(stage.server.app, key, { ...input, token: who.token }) as Promise<{
      status: number;
      code: string;
      data: Body & { id: string; version: number };
      fields: Record<string, string[]>;
      messages: string[];
    }>;
  const done = async (who: Person, key: RouteKey, input: Body) => {
    const answer = await call(who, key, input);
    expect(answer.status, `${key}: ${JSON.stringify([answer.messages, answer.fields])}`).toBeLessThan(300);
    return answer.data;
  };
  /** What a file says of its rows after it has run: «row column». */
  const load = async (
    who: Person,
    key: 'products.import' | 'sales.massUpload' | 'tunings.massUpload',
    lines: string[],
  ) => {
    const file = { name: 'файл.csv', mime: 'text/csv', bytes: Buffer.from(lines.join('\r\n')) };
    const { processId } = await done(who, key, { file });
    await stage.server.drain();
    const { errors } = await stage.server.services.db
      .selectFrom('processes')
      .select('errors')
      .where('id', '=', String(processId))
      .executeTakeFirstOrThrow();
    return (errors as { row: number; column: string; message: string }[]).map(
      ({ row, column, message }) => `${row} ${column}: ${message.replaceAll(/\s/g, ' ')}`,
    );
  };
  /** Everything a refused entry must not have left. */
  const countRows = async (): Promise<unknown> => {
    const { rows } = await sql`select (select count(*) from sales) as sales, (select count(*) from sale_items) as items,
      (select count(*) from transfers) as transfers, (select count(*) from products) as products,
      (select sum(version) from products) as version, (select count(*) from product_points) as points,
      (select count(*) from product_points_waiting) as waiting,
      (select count(*) from tunings) as tunings, (select count(*) from sale_keys) as keys`.execute(
      stage.server.services.db,
    );
    return rows[0];
  };
  const phoneOf = async (id: string): Promise<string> =>
    (await stage.server.services.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirstOrThrow())
      .phone ?? '';
  /** A product without numbers on sale, with this price since long ago. */
  const addProduct = async (points: number): Promise<string> => {
    const id = randomUUID();
    const { db } = stage.server.services;
    await sql`insert into products (id, manufacturer_id, brand_id, article, name, rrp_kopecks, status)
      values (${id}, ${stage.manufacturerId}, ${stage.world.brandId}, ${id}, ${id}, 500000, 'active')`.execute(db);
    await sql`insert into product_points (product_id, valid_from, points) values (${id}, '2025-01-01', ${points})`.execute(
      db,
    );
    return id;
  };
  return { stage, setBounds, call, done, load, countRows, phoneOf, addProduct };
}
