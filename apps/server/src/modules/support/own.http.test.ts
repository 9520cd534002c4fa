import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let agent: Person;
let partner: Person;
let manufacturer: Person;
let member: Person;

beforeAll(async () => {
  t = await createTestApp();
  const [partnerId, manufacturerId] = [randomUUID(), randomUUID()];
  await t.database.pool.query(
    `insert into partners (id, name, legal_name, inn, region) values ($1, 'Гвоздь', 'ООО «Гвоздь»', '0000010016', 'Тверь')`,
    [partnerId],
  );
  await t.database.pool.query(
    `insert into manufacturers (id, name, legal_name, inn) values ($1, 'Стрежень', 'ООО «Стрежень»', '0000020021')`,
    [manufacturerId],
  );
  agent = await t.loginAs('support');
  partner = await t.loginAs('partner', { partnerId });
  manufacturer = await t.loginAs('manufacturer', { manufacturerId });
  member = await t.loginAs('member', { partnerId });
});
afterAll(() => t.close());

const pdf = { name: 'акт.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n1') };

async function wrote(as: Person): Promise<string> {
  const body = { category: 'technical', subject: 'Выгрузка', text: 'Не открывается.' };
  const answer = await t.call('support.create', { as, body });
  expect(answer.status, answer.messages.join()).toBe(200);
  return answer.data.id;
}
const answered = (id: string, body: object = {}) =>
  t.call('support.answer', { as: agent, params: { id }, body: { text: 'Проверьте снова.', ...body } });
const letterTo = async (person: Person, subject: RegExp): Promise<string> =>
  (await t.mail(person.email!)).find((letter) => subject.test(letter.subject ?? ''))?.text ?? '';

it.each([
  ['a partner', () => partner],
  ['a manufacturer', () => manufacturer],
])('%s writes with a file, reads the answer, replies, ends, rates and opens again', async (_, personOf) => {
  const as = personOf();
  const file = (await t.call('support.uploadFile', { as, file: pdf })).data.id;
  const body = { category: 'technical', subject: 'Выгрузка продаж', text: 'Не открывается.', fileIds: [file] };
  const made = await t.call('support.create', { as, body });
  expect(made.data).toMatchObject({ status: 'new', desk: null, allowedActions: ['message', 'close'] });
  const params = { id: made.data.id };
  expect((await t.call('files.get', { as, params: { id: file } })).status).toBe(200);

  await answered(params.id, { status: 'waiting_author' });
  const row = async () =>
    (await t.call('support.list', { as, body: {} })).data.items.find(({ id }) => id === params.id);
  expect(await row()).toMatchObject({ status: 'waiting_author', unread: true });
  await t.call('notifications.markRead', { as, body: { entity: { type: 'support_request', id: params.id } } });
  expect(await row()).toMatchObject({ unread: false });

  const replied = await t.call('support.addMessage', { as, params, body: { text: 'Всё ещё нет.' } });
  expect(replied.data).toMatchObject({ status: 'in_progress' });
  const closed = await t.call('support.close', { as, params, body: { rating: 4 } });
  expect(closed.data).toMatchObject({ status: 'closed', rating: 4, allowedActions: ['reopen'] });
  const again = await t.call('support.reopen', { as, params, body: { text: 'Снова.' } });
  expect(again.data).toMatchObject({ status: 'in_progress', rating: null });
});

it('a letter about an answer leads to the own screen of its reader, and to no settings of another app', async () => {
  const ids = [await wrote(partner), await wrote(member)] as const;
  for (const id of ids) await answered(id);
  const [toPartner, toMember] = [await letterTo(partner, /^Ответ/), await letterTo(member, /^Ответ/)];
  expect(toPartner).toContain(`/admin/my-requests/${ids[0]}`);
  expect(toPartner).toContain('по работе в программе');
  expect(toPartner).not.toContain('/profile?tab=notices');
  expect(toMember).toContain(`/profile?tab=support&open=${ids[1]}`);
  expect(toMember).toContain('/profile?tab=notices');

  const pageOf = async (letter: string) => {
    const [address = ''] = /\/unsubscribe\?token=\S+/.exec(letter) ?? [];
    return (await t.app.inject({ method: 'GET', url: address })).body;
  };
  expect(await pageOf(toPartner)).toContain('Отписаться от писем?');
  expect(await pageOf(toPartner)).not.toContain('tab=notices');
  expect(await pageOf(toMember)).toContain('tab=notices');
});
