import { randomUUID } from 'node:crypto';

import { type Output, problems } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { freshPhone, type Person, signIn } from '../test/people.ts';

let server: TestApp;
let author: Person;
let second: Person;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  await server.database.pool.query(
    "update users set status = 'blocked' where role_code = 'admin'; delete from control_changes",
  );
  [author, second] = [await server.loginAs('admin'), await server.loginAs('admin')];
});
afterAll(() => server.close());

interface Decided {
  /** Something of the author's that waits; answers how this person approves it. */
  make: () => Promise<(as: Person) => Promise<{ status: number; code?: string | undefined; messages: string[] }>>;
}

const made = <T>(answer: { status: number; data: T; messages: string[] }): T => {
  expect(answer.status, answer.messages.join()).toBe(200);
  return answer.data;
};

async function draft(as = author) {
  const body = {
    name: 'Акция',
    mechanic: 'fixed_per_unit' as const,
    params: { points: 30 },
    startsAt: '2026-11-01 00:00:00.000',
    endsAt: '2026-12-31 23:59:59.999',
    budgetPoints: 20_000,
  };
  return made(await server.call('promotions.create', { as, key: randomUUID(), body }));
}
const step = (as: Person, id: string, action: 'submit' | 'approve' | 'activate') =>
  server.call('promotions.setStatus', { as, key: randomUUID(), params: { id }, body: { action } });

async function adjustment(points: number) {
  const member = await server.loginAs('member');
  const body = {
    memberId: member.id,
    direction: 'credit' as const,
    points,
    reasonCode: 'compensation',
    comment: 'Акт 7',
  };
  const { id, version } = made(await server.call('tunings.create', { as: author, key: randomUUID(), body }));
  return (as: Person) =>
    server.call('tunings.decide', { as, key: randomUUID(), params: { id }, body: { decision: 'approve', version } });
}

let inn = 0;

/** Every decision of a second person, by the problem that refuses its author. */
const decisions: Record<string, Record<string, Decided['make']>> = {
  PROMO_SAME_PERSON: {
    'approval of a promotion': async () => {
      const { id } = await draft();
      made(await step(author, id, 'submit'));
      return (as) => step(as, id, 'approve');
    },
    'start of a promotion that waits': async () => {
      const { id } = await draft();
      made(await step(author, id, 'submit'));
      return (as) => step(as, id, 'activate');
    },
  },
  POINTS_SAME_PERSON: {
    'base points of a manufacturer': async () => {
      const [company, id] = [randomUUID(), randomUUID()];
      await server.database.pool.query(
        `with f as (insert into manufacturers (id, name, legal_name, inn) values ($1, 'Завод', 'ООО «Завод»', $4)),
           p as (insert into products (id, manufacturer_id, article, name, serial_required, serial_source, status)
             values ($2, $1, 'З-1', 'Резец', false, 'none', 'active'))
         insert into product_points_waiting values ($2, 12000, '2026-12-01', now(), $3)`,
        [company, id, author.id, String((inn += 1)).padStart(10, '0')],
      );
      return (as) =>
        server.call('products.decidePoints', { as, params: { id }, body: { decision: 'approve', version: 1 } });
    },
  },
  OVERRIDE_SAME_PERSON: {
    'a payout in spite of conditions': async () => {
      const member = await server.loginAs('member');
      const [id, overrideId] = [randomUUID(), randomUUID()];
      await server.database.pool.query('select ledger_lock($1)', [member.id]);
      await server.database.pool.query(
        `insert into withdrawals (id, member_id, idem, req_hash, points, rate_kopecks, gross_kopecks, tax_mode,
           tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, card_mask, requested_at)
         values ($1, $2, $3, '\\x00', 500, 100, 50000, 'none', 0, 0, 50000, 1, '220000••••••1234', $4)`,
        [id, member.id, randomUUID(), server.clock.at],
      );
      await server.database.pool.query(
        `insert into payout_overrides (id, withdrawal_id, obstacles, reason, asked_by, asked_at)
         values ($1, $2, '{debt}', 'Долг спишут', $3, $4)`,
        [overrideId, id, author.id, server.clock.at],
      );
      return (as) =>
        server.call('withdrawals.decideOverride', {
          as,
          key: randomUUID(),
          params: { id },
          body: { overrideId, decision: 'approve', version: 1 },
        });
    },
  },
  TUNING_SAME_PERSON: { 'an adjustment': () => adjustment(5001) },
  REGISTRY_SAME_PERSON: {
    'a registry of payouts': async () => {
      const id = randomUUID();
      await server.database.pool.query(
        `insert into payout_registries (id, total_points, total_gross_kopecks, total_net_kopecks, items, formed_by,
           formed_at)
         values ($1, 500, 50000, 50000, 1, $2, $3)`,
        [id, author.id, server.clock.at],
      );
      return (as) => server.call('registries.approve', { as, key: randomUUID(), params: { id }, body: { version: 1 } });
    },
  },
  STAFF_SAME_PERSON: {
    'a new administrator': async () => {
      const person = await server.loginAs('moderator');
      const { waiting } = await change(person.id, { roleCode: 'admin' });
      const { id } = waiting[0]!;
      return (as) => server.call('staff.decideChange', { as, params: { id }, body: { decision: 'confirm' } });
    },
  },
  SETTINGS_SAME_PERSON: {
    'a change of the settings of control': async () => {
      const {
        updatedAt: _at,
        updatedBy: _by,
        pending: _pending,
        ...body
      } = made(await server.call('points.settings', { as: author }));
      const asked = made(
        await server.call('points.updateSettings', { as: author, body: { ...body, debtCap: body.debtCap + 1 } }),
      );
      const { id, version } = asked.pending!;
      return (as) =>
        server.call('points.decideSettings', { as, params: { id }, body: { decision: 'confirm', version } });
    },
  },
};
const table = Object.entries(decisions).flatMap(([code, kinds]) =>
  Object.entries(kinds).map(([name, make]) => ({ code, name, make })),
);

describe('a second person', () => {
  it('has a case below for every area that asks for one', () => {
    const codes = Object.keys(problems).filter((code) => code.endsWith('_SAME_PERSON'));
    expect(Object.keys(decisions).sort()).toEqual(codes.sort());
  });

  it('is a person: no system decides, whatever rights it has (ADR 11)', () => {
    const keys = [
      'promotions.setStatus',
      'tunings.decide',
      'registries.approve',
      'points.decideSettings',
      'staff.decideChange',
      'products.decidePoints',
      'withdrawals.decideOverride',
    ] as const;
    expect(keys.filter((key) => !['office', 'admin'].includes(routes[key].audience))).toEqual([]);
  });

  it.each(table)('is not the author of $name', async ({ code, make }) => {
    const approve = await make();
    const refused = await approve(author);
    expect([refused.status, refused.code]).toEqual([403, code]);
    expect(refused.messages.join()).toMatch(/[а-яё]/i);
    expect((await approve(second)).status).toBe(200);
  });
});

/** What the author did to the account of the other one. */
const interventions: Record<string, (other: string) => Promise<unknown>> = {
  'made his account': (other) =>
    server.database.pool.query('update users set created_by = $1, created_at = $2 where id = $3', [
      author.id,
      server.clock.at,
      other,
    ]),
  'changed his phone': (other) => change(other, { phone: freshPhone() }).then(confirm),
  'changed his address': (other) => change(other, { email: `new-${randomUUID()}@example.ru` }).then(confirm),
  'gave him his role': async (other) => {
    await change(other, { roleCode: 'finance' });
    return confirm(await change(other, { roleCode: 'admin' }));
  },
  'took his second step away': async (other) => {
    await server.database.pool.query(
      `insert into second_factors (user_id, secret_sealed, confirmed_at) values ($1, 'x', $2)`,
      [other, server.clock.at],
    );
    made(await server.call('secondFactor.reset', { as: author, params: { id: other } }));
    return confirm(made(await server.call('staff.get', { as: author, params: { id: other } })));
  },
};
/** Of an administrator it takes effect by a third one. */
async function confirm({ waiting }: Output<'staff.get'>): Promise<void> {
  const as = await server.loginAs('admin');
  for (const { id } of waiting) {
    made(await server.call('staff.decideChange', { as, params: { id }, body: { decision: 'confirm' } }));
  }
}
async function change(id: string, set: { email?: string; phone?: string; roleCode?: string }) {
  const { version } = made(await server.call('staff.get', { as: author, params: { id } }));
  return made(await server.call('staff.update', { as: author, params: { id }, body: { ...set, version } }));
}

describe('a person whose account the author had in hand', () => {
  it.each(Object.entries(interventions))('is no second one for 72 hours after he %s', async (_, intervene) => {
    await intervene(second.id);
    const again = async (person: Person): Promise<Person> => ({
      ...person,
      ...(await signIn(server.services, person.id)),
    });
    const approve = await decisions['PROMO_SAME_PERSON']!['approval of a promotion']!();
    const refused = await approve(await again(second));
    expect([refused.status, refused.code]).toEqual([403, 'SECOND_PERSON_RECENT']);
    server.clock.add(72 * 3_600_000 - 1);
    expect((await approve(await again(second))).code).toBe('SECOND_PERSON_RECENT');
    server.clock.add(1);
    expect((await approve(await again(second))).status).toBe(200);
  });

  it.each(table)('does not decide about $name', async ({ make }) => {
    const approve = await make();
    await interventions['made his account']!(second.id);
    expect((await approve(second)).code).toBe('SECOND_PERSON_RECENT');
    expect((await approve(await server.loginAs('admin'))).status).toBe(200);
  });

  it('is no author either whose work the one who made him could approve', async () => {
    const approve = await adjustment(5001);
    await server.database.pool.query('update users set created_by = $1 where id = $2', [second.id, author.id]);
    expect((await approve(second)).code).toBe('SECOND_PERSON_RECENT');
  });

  it('is not the manufacturer the approver has just let in, either', async () => {
    const company = made(
      await server.call('manufacturers.register', {
        as: author,
        key: randomUUID(),
        body: { name: 'Завод', legalName: 'ООО «Завод»', inn: '7707083893', login: `zavod-${randomUUID()}@example.ru` },
      }),
    );
    const { rows } = await server.database.pool.query('select id from users where manufacturer_id = $1', [company.id]);
    const login: string = rows[0].id;
    const maker = { ...author, id: login, ...(await signIn(server.services, login)) };
    await server.database.pool.query(
      `insert into products (manufacturer_id, article, name, serial_required, serial_source, status)
       values ($1, 'З-1', 'Резец', false, 'none', 'active')`,
      [company.id],
    );
    const { id } = await draft(maker);
    made(await step(maker, id, 'submit'));
    expect((await step(author, id, 'approve')).code).toBe('SECOND_PERSON_RECENT');
    expect((await step(second, id, 'approve')).status).toBe(200);
  });
});
