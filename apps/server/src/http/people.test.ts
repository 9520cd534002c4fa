import { defaultRoles, parseGrant, type RouteKey } from '@pribavka/api';
import { requestExample } from '@pribavka/api/openapi';
import { type Route, routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';
import { requestOf } from '../test/requests.ts';

type CompanyRole = 'partner' | 'manufacturer';

let server: TestApp;
const readers = new Map<CompanyRole, Person>();
/** Names, phones and addresses of sellers whom the reader may not know. */
const hidden = new Map<CompanyRole, readonly string[]>();

interface Seller {
  lastName: string;
  firstName: string;
  middleName: string;
  phone: string | null;
  email: string | null;
}

const all = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query(text, [...values])).rows as Row[];

/** A sale tells who sold it in its history too: with some of each kind. */
async function busiestPartner(): Promise<string> {
  const [row] = await all<{ id: string }>(
    `select partner_id as id from sales where partner_id is not null group by 1 order by count(*) desc limit 1`,
  );
  return row!.id;
}
async function busiestManufacturer(): Promise<string> {
  const [row] = await all<{ id: string }>(
    `select p.manufacturer_id as id from sale_items i join products p on p.id = i.product_id
      group by 1 order by count(*) desc limit 1`,
  );
  return row!.id;
}

const textsOf = (sellers: readonly Seller[]): string[] =>
  sellers.flatMap(({ lastName, firstName, phone, email }) => [
    `${lastName} ${firstName}`,
    `${firstName} ${lastName}`,
    ...[phone, email].filter((text) => text !== null),
  ]);

const columns = `last_name as "lastName", first_name as "firstName", middle_name as "middleName", phone, email`;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  const [partnerId, manufacturerId] = [await busiestPartner(), await busiestManufacturer()];
  readers.set('partner', await server.loginAs('partner', { partnerId }));
  readers.set('manufacturer', await server.loginAs('manufacturer', { manufacturerId }));
  const sellers = await all<Seller>(`select ${columns} from users where role_code = 'member'`);
  hidden.set('manufacturer', textsOf(sellers));
  // People who never sold for the partner, nor have the name of somebody who did.
  const own = new Set(
    textsOf(
      await all<Seller>(
        `select ${columns} from users u where role_code = 'member' and (partner_id = $1
          or exists (select from store_memberships m where m.user_id = u.id and m.partner_id = $1)
          or exists (select from sales s where s.member_id = u.id and s.partner_id = $1))`,
        [partnerId],
      ),
    ),
  );
  hidden.set(
    'partner',
    textsOf(sellers).filter((text) => !own.has(text)),
  );
}, 180_000);
afterAll(() => server.close());

const isOpen = ({ access, audience, kind }: Route, role: CompanyRole): boolean => {
  if (kind !== 'query' || access === 'public') return false;
  if (audience && !['person', 'staff', 'office'].includes(audience)) return false;
  if (access === 'session') return true;
  const { group, action } = parseGrant(access);
  const grants: Partial<Record<string, readonly string[]>> = defaultRoles[role].grants;
  return grants[group]?.includes(action) ?? false;
};

const queriesOf = (role: CompanyRole): RouteKey[] =>
  (Object.entries(routes) as [RouteKey, Route][]).filter(([, route]) => isOpen(route, role)).map(([key]) => key);

/** Ids of the area's lists, as the reader himself found them. */
const found = new Map<string, Set<string>>();

const areaOf = (role: CompanyRole, key: RouteKey): string => `${role} ${key.split('.')[0]}`;

function remember(area: string, body: string): void {
  const ids = found.get(area) ?? new Set<string>();
  const { data } = JSON.parse(body) as { data?: { items?: { id?: unknown }[] } };
  for (const { id } of data?.items ?? []) if (typeof id === 'string') ids.add(id);
  found.set(area, ids);
}

/** What the answer says of people the reader may not know. */
async function ask(role: CompanyRole, key: RouteKey, input: object): Promise<{ status: number; leaks: string[] }> {
  const answer = await server.app.inject(requestOf(key, { token: readers.get(role)!.token, ...input }));
  const { body, statusCode: status } = answer;
  expect(status, `${key}: ${body}`).toBeLessThan(500);
  const route: Route = routes[key];
  if (status === 200 && !route.binary) remember(areaOf(role, key), body);
  return { status, leaks: hidden.get(role)!.filter((text) => body.includes(text)) };
}

describe.each(['partner', 'manufacturer'] as const)('a %s reads of no seller he may not know', (role) => {
  const queries = queriesOf(role);
  const whole = queries.filter((key) => !routes[key].path.includes('{'));
  const single = queries.filter((key) => routes[key].path.includes('{id}'));

  it.each(whole)('%s', async (key) => {
    const { query } = requestExample(key) as { query?: object };
    const input = routes[key].path.endsWith('/list') ? { body: { size: 200 } } : requestExample(key);
    expect((await ask(role, key, { ...input, ...(query ? { query } : {}) })).leaks).toEqual([]);
  });

  it.each(single)('%s of everything the lists have shown', async (key) => {
    const { query } = requestExample(key) as { query?: object };
    const ids = [...(found.get(areaOf(role, key)) ?? [])].slice(0, 40);
    for (const id of ids) {
      const { leaks } = await ask(role, key, { params: { id }, ...(query ? { query } : {}) });
      expect(leaks, id).toEqual([]);
    }
  });

  it('and has looked at sales with a history', async () => {
    expect(found.get(`${role} sales`)?.size).toBeGreaterThan(20);
    expect(hidden.get(role)!.length).toBeGreaterThan(20);
  });
});
