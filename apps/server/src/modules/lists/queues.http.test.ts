import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it('counts what the lists count, without a row of them', async () => {
  const admin = await server.loginAs('admin');
  for (const status of ['moderation', 'moderation', 'confirmed']) {
    const member = await server.loginAs('member');
    await server.database.pool.query('update users set status = $2 where id = $1', [member.id, status]);
  }
  const members = await server.call('members.list', { as: admin, body: { filters: { statuses: ['moderation'] } } });
  expect(members.data.total).toBe(2);
  expect((await server.call('members.queue', { as: admin })).data).toEqual({ waiting: 2 });
  expect((await server.call('sales.queue', { as: admin })).data).toEqual({ waiting: 0 });
  expect((await server.call('withdrawals.queue', { as: admin })).data).toEqual({ waiting: 0 });
});

it('counts nothing of other companies, and answers nobody without the right to the list', async () => {
  const partner = await server.loginAs('partner');
  const answer = await server.call('members.queue', { as: partner });
  expect(answer.status === 403 || answer.data.waiting === 0).toBe(true);
  const member = await server.loginAs('member');
  const refused = await Promise.all(
    (['members.queue', 'sales.queue', 'withdrawals.queue'] as const).map((key) => server.call(key, { as: member })),
  );
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
});
