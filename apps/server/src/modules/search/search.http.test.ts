import { defaultRoles, type Grant, parseGrant } from '@pribavka/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { kinds } from './queries/kinds.ts';

let t: TestApp;
let admin: Person;
beforeAll(async () => {
  t = await createTestApp({ demo: true });
  admin = await t.loginAs('admin');
}, 180_000);
afterAll(() => t.close());

const search = async (text: string, as = admin) =>
  (await t.call('search.records', { as, body: { search: text } })).data;
const ofKind = async (kind: string, text: string, as = admin) =>
  (await search(text, as)).find((group) => group.kind === kind)?.items ?? [];
const one = async <T>(text: string): Promise<T> => (await t.database.pool.query(text)).rows[0] as T;

describe('search over everything', () => {
  it('finds a member by a phone in any form, by e-mail and by name', async () => {
    const { id, phone, name } = await one<{ id: string; phone: string; name: string }>(
      `select id, phone, last_name || ' ' || first_name as name from users
       where role_code = 'member' and status = 'confirmed' and phone is not null order by registered_at desc limit 1`,
    );
    const [a, b, c, d] = [phone.slice(1, 4), phone.slice(4, 7), phone.slice(7, 9), phone.slice(9)];
    for (const text of [phone, `8 (${a}) ${b}-${c}-${d}`, `+7 ${a} ${b} ${c} ${d}`, `${a}${b}${c}${d}`, id]) {
      expect((await ofKind('member', text))[0]?.id, text).toBe(id);
    }
    const named = await ofKind('member', name.toLowerCase());
    expect(named.map((row) => row.id)).toContain(id);
    expect(named.find((row) => row.id === id)).toMatchObject({
      label: expect.stringContaining(name),
      status: 'confirmed',
    });
  });

  it('finds each kind of record by what people know it by', async () => {
    const known: [kind: string, sql: string][] = [
      ['sale', "select id, 'п-' || number as text from sales where submitted_at is not null limit 1"],
      ['partner', "select id, inn as text from partners where status = 'active' limit 1"],
      ['product', "select id, article as text from products where status = 'active' limit 1"],
      ['brand', 'select id, name as text from brands limit 1'],
      ['manufacturer', "select id, name as text from manufacturers where status = 'active' limit 1"],
      ['promotion', "select id, name as text from promotions where status <> 'archived' limit 1"],
      ['support', "select id, 'О-' || number as text from support_requests limit 1"],
      ['withdrawal', "select id, 'В-' || number as text from withdrawals limit 1"],
      ['operation', 'select id, number::text as text from transfers limit 1'],
      ['role', "select code as id, name as text from roles where code = 'moderator'"],
    ];
    for (const [kind, query] of known) {
      const { id, text } = await one<{ id: string; text: string }>(query);
      expect(
        (await ofKind(kind, text)).map((row) => row.id),
        `${kind}: ${text}`,
      ).toContain(id);
    }
  });

  it('gives at most five of a kind, no empty group, and nothing for signs alone', async () => {
    const groups = await search('а');
    expect(groups.every(({ items }) => items.length > 0 && items.length <= 5)).toBe(true);
    expect(await search('№ — «»')).toEqual([]);
    expect((await t.call('search.records', { as: admin, body: { search: ' ' } })).status).toBe(400);
    expect((await t.call('search.records', { as: admin, body: { search: 'a'.repeat(201) } })).status).toBe(400);
    // Signs of a pattern are letters, and an odd text is a search for nothing, never a failure.
    for (const text of ['%_\\\'"', '\u0000', '9'.repeat(200), '-1', '1e9', '🙂🙂']) {
      expect((await t.call('search.records', { as: admin, body: { search: text } })).status, text).toBeLessThan(500);
    }
  });
});

describe('what is typed exactly', () => {
  const numbered: [kind: string, letter: string, sql: string][] = [
    ['sale', 'П', 'select id, number::text from sales where submitted_at is not null'],
    ['support', 'О', 'select id, number::text from support_requests'],
    ['withdrawal', 'В', 'select id, number::text from withdrawals'],
    ['adjustment', 'К', 'select id, number::text from tunings'],
    ['promotion', 'А', 'select id, number::text from promotions'],
  ];
  const firstOf = async (text: string) => {
    const [group] = await search(text);
    return [group?.kind, group?.items[0]?.id];
  };

  it.each(numbered)('a number of a %s comes first in any writing', async (kind, letter, query) => {
    const { rows } = await t.database.pool.query<{ id: string; number: string }>(`${query} order by 2 limit 12`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, number } of rows) {
      for (const text of [`${letter}-${number.padStart(6, '0')}`, `${letter.toLowerCase()}${number}`])
        expect(await firstOf(text), text).toEqual([kind, id]);
    }
  });

  it('a number without its letter finds those who have it before those who mention it', async () => {
    const { rows } = await t.database.pool.query<{ number: string }>(
      'select distinct number::text from sales where submitted_at is not null order by 1 limit 6',
    );
    for (const { number } of rows) {
      const groups = await search(number);
      const own = new RegExp(`(^|\\s)(\\p{L}-)?0*${number}(?=\\s|$)`, 'u');
      const has = groups.map(({ items }) => own.test(`${items[0]?.label} ${items[0]?.detail}`));
      expect(has[0], number).toBe(true);
      expect(has.lastIndexOf(true), number).toBeLessThan(has.includes(false) ? has.indexOf(false) : has.length);
    }
  });

  it('the ИНН of a company is the company, a phone is its person', async () => {
    const { rows: companies } = await t.database.pool.query<{ id: string; inn: string }>(
      `select id, inn from partners p where status = 'active'
         and (select count(*) from partners o where o.inn = p.inn) = 1
         and not exists (select from manufacturers m where m.inn = p.inn)`,
    );
    expect(companies.length).toBeGreaterThan(3);
    for (const { id, inn } of companies) {
      for (const text of [inn, inn.replace(/(\d{4})(\d{4})/, '$1 $2 ')])
        expect(await firstOf(text), text).toEqual(['partner', id]);
    }
    const { rows: people } = await t.database.pool.query<{ id: string; phone: string }>(
      `select id, phone from users where role_code = 'member' and status <> 'deleted' and phone is not null limit 10`,
    );
    for (const { id, phone } of people)
      for (const text of [phone, `8 ${phone.slice(1)}`, phone.slice(1)])
        expect(await firstOf(text), text).toEqual(['member', id]);
  });
});

describe('right by kind', () => {
  const allowed = (role: string): string[] => {
    const table = (defaultRoles as Record<string, { grants: Partial<Record<string, readonly string[]>> }>)[role]!;
    const has = (grant: Grant): boolean => {
      const { group, action } = parseGrant(grant);
      return (table.grants[group] ?? []).includes(action);
    };
    return kinds.filter(({ grants }) => grants.every(has)).map(({ kind }) => kind);
  };

  it.each(['admin', 'moderator', 'finance', 'support', 'auditor'])('%s finds only kinds of his own', async (role) => {
    const person = await t.loginAs(role);
    const mine = new Set<string>(allowed(role));
    const { inn } = await one<{ inn: string }>("select inn from partners where status = 'active' limit 1");
    const answers = await Promise.all(['1', 'ан', 'мастер', inn].map((text) => search(text, person)));
    const found = new Set(answers.flat().map(({ kind }) => kind));
    expect([...found].filter((kind) => !mine.has(kind))).toEqual([]);
    if (mine.has('member')) expect([...found]).toContain('member');
  });

  it('a partner finds its own rows alone, a member and a system are refused', async () => {
    const { partnerId, phone } = await one<{ partnerId: string; phone: string }>(
      `select partner_id as "partnerId", phone from users where role_code = 'member' and partner_id is not null
       and status = 'confirmed' and phone is not null limit 1`,
    );
    const { phone: alien } = await one<{ phone: string }>(
      `select phone from users where role_code = 'member' and partner_id <> '${partnerId}' and phone is not null
       and status = 'confirmed' limit 1`,
    );
    const partner = await t.loginAs('partner', { partnerId });
    expect(await ofKind('member', phone, partner)).toHaveLength(1);
    expect(await search(alien, partner)).toEqual([]);
    for (const role of ['member', 'technical']) {
      const person = await t.loginAs(role);
      expect((await t.call('search.records', { as: person, body: { search: phone } })).status).toBe(403);
    }
  });
});
