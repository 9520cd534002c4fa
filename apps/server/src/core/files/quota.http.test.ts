import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { uploadQuota } from './quota.ts';

let t: TestApp;
let member: Person;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  member = await t.loginAs('member');
});

const pdf = { name: 'чек.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };
const upload = (as = member) => t.call('sales.uploadFile', { as, file: pdf });
/** What the member has sent before, `hours` ago. */
const sent = async (files: number, hours: number, size = 1000) => {
  const at = new Date(t.clock.at.getTime() - hours * 3_600_000);
  await t.database.pool.query(
    `insert into files (id, owner_id, purpose, name, mime, size, sha256, storage_key, key_id, created_at)
      select gen_random_uuid(), $1, 'receipt', 'чек.jpg', 'image/jpeg', $2, '\\x00'::bytea, 'gone-' || gen_random_uuid(), 'test', $3
      from generate_series(1, $4::int)`,
    [member.id, size, at, files],
  );
};
const count = async (): Promise<number> =>
  (await t.database.pool.query<{ n: number }>('select count(*)::int as n from files where owner_id = $1', [member.id]))
    .rows[0]!.n;

it('lets no more files in than a day has room for, however many come at once', async () => {
  await sent(uploadQuota.files - 3, 20);
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, code }) => [status, code])).toEqual(
    Array.from({ length: 5 }, () => [409, 'FILES_DAY']),
  );
  expect(refused[0]!.messages).toEqual(['За сутки загружено слишком много. Следующий файл — через 4 ч']);
  expect(await count()).toBe(uploadQuota.files);
});

it('counts their bytes too, and only those of the last 24 hours', async () => {
  await sent(10, 30, uploadQuota.bytes);
  expect((await upload()).status).toBe(200);
  await sent(1, 10, 1000);
  await sent(1, 1, uploadQuota.bytes - 10);
  // Room comes when the large one leaves, not the first.
  expect(await upload()).toMatchObject({
    code: 'FILES_DAY',
    messages: ['За сутки загружено слишком много. Следующий файл — через 23 ч'],
  });
  expect((await t.call('support.uploadFile', { as: member, file: pdf })).code).toBe('FILES_DAY');
});

it('holds nobody else back', async () => {
  await sent(uploadQuota.files, 1);
  expect((await upload()).status).toBe(409);
  expect((await upload(await t.loginAs('member'))).status).toBe(200);
});
