import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { publishVersion } from '../../test/documents.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let moderator: Person;
let people: Person[];

const agree = (as: Person, accepted = true) =>
  t.call('consents.update', { as, body: { kind: 'mailing_info', accepted } });
const letter = (body: Record<string, unknown>, as = moderator) =>
  t.call('members.letter', { as, body: { subject: 'Акция декабря', text: 'Двойные баллы за дрели.', ...body } });
const feed = async (person: Person) =>
  (await t.call('notifications.list', { as: person, body: {} })).data.items.filter(
    ({ kind }) => kind === 'member.letter',
  );

beforeAll(async () => {
  t = await createTestApp();
  await publishVersion(t.database.pool, 'mailing_info');
  moderator = await t.loginAs('moderator');
  people = [];
  for (let n = 0; n < 4; n += 1) people.push(await t.loginAs('member', { lastName: `Письмов${'абвг'[n]}` }));
  await Promise.all(people.slice(0, 3).map((person) => agree(person)));
  await agree(people[2]!, false);
});
afterAll(() => t.close());

const ids = () => people.map(({ id }) => id);

it('counts who would get it and sends nothing before the number is agreed to', async () => {
  const plan = await letter({ ids: ids(), preview: true });
  expect(plan.data).toEqual({
    total: 4,
    eligible: 2,
    withEmail: 2,
    skipped: [{ reason: 'consent', count: 2 }],
    processId: null,
  });
  expect(await feed(people[0]!)).toEqual([]);
  expect((await letter({ ids: ids() })).fields).toHaveProperty('expected');
  expect((await letter({ ids: ids(), expected: 3 })).code).toBe('BULK_CHANGED');
  expect((await letter({ ids: [people[3]!.id], expected: 0 })).code).toBe('LETTER_NOBODY');
  expect((await letter({ ids: ids(), preview: true, subject: '  ' })).fields).toHaveProperty('subject');
  expect((await letter({ expected: 1 })).fields).toHaveProperty('ids');
});

it('goes to those who agree, in the app and by mail, once, and is seen on the card', async () => {
  const body = { query: { filters: { pasted: ids() }, except: [people[1]!.id] }, expected: 1 };
  const started = await letter(body);
  expect(started.status, started.messages.join()).toBe(200);
  await t.drain();
  const admin = await t.loginAs('admin');
  const processId = started.data.processId!;
  const process = await t.call('processes.get', { as: admin, params: { id: processId } });
  expect(process.data).toMatchObject({ status: 'completed', counts: { ok: 1 }, title: 'Письмо «Акция декабря»' });
  expect(await feed(people[0]!)).toMatchObject([{ title: 'Акция декабря', text: 'Двойные баллы за дрели.' }]);
  for (const other of people.slice(1)) expect(await feed(other)).toEqual([]);
  const [mail] = await t.mail(people[0]!.email!);
  expect(mail).toMatchObject({ template: 'member-letter', subject: 'Акция декабря' });
  expect(mail?.text).toContain('Отозвать согласие можно в профиле');
  const card = await t.call('members.get', { as: moderator, params: { id: people[0]!.id } });
  expect(card.data.history.map(({ text }) => text)).toContain('Письмо «Акция декабря»');
  const { rows } = await t.database.pool.query(
    `select actor_id, after from audit_entries where entity_id = $1 and action = 'create'`,
    [processId],
  );
  expect(rows).toEqual([{ actor_id: moderator.id, after: { subject: 'Акция декабря', recipients: 1, addresses: 1 } }]);
  // A lost acknowledgement brings the job once more.
  await t.database.pool.query(`update processes set status = 'failed' where id = $1`, [processId]);
  await t.call('processes.retry', { as: admin, params: { id: processId } });
  await t.drain();
  expect(await feed(people[0]!)).toHaveLength(1);
});

it('leaves out whoever has taken the consent back before the letter went', async () => {
  const started = await letter({ ids: [people[0]!.id, people[1]!.id], expected: 2, subject: 'Вторая' });
  await agree(people[1]!, false);
  await t.drain();
  const process = await t.call('processes.get', {
    as: await t.loginAs('admin'),
    params: { id: started.data.processId! },
  });
  expect(process.data.counts).toMatchObject({ ok: 1, skipped: 1 });
  expect(await feed(people[1]!)).toEqual([]);
});

it('is for those who may change members', async () => {
  for (const role of ['finance', 'auditor', 'support', 'partner', 'member']) {
    const answer = await letter({ ids: ids(), preview: true }, await t.loginAs(role));
    expect(answer.status, role).toBe(403);
  }
});
