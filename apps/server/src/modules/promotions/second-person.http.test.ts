import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Person, signIn } from '../../test/people.ts';
import type { Body, Output } from '../../http/contract.ts';

let server: TestApp;
let author: Person;
let second: Person;
beforeAll(async () => {
  server = await createTestApp();
});
// Thresholds are summed over the day of a person: each test has people of its own.
beforeEach(async () => {
  [author, second] = [await server.loginAs('admin'), await server.loginAs('admin')];
});
afterAll(() => server.close());

type Form = Body<'promotions.create'>;
type Action = Body<'promotions.setStatus'>['action'];

const form = (extra: Partial<Form> = {}): Form => ({
  name: 'Акция порога',
  mechanic: 'fixed_per_unit',
  params: { points: 30 },
  startsAt: '2026-11-01 00:00:00.000',
  endsAt: '2026-12-31 23:59:59.999',
  budgetPoints: 20_000,
  ...extra,
});
const create = async (as: Person, extra: Partial<Form> = {}) => {
  const made = await server.call('promotions.create', { as, key: randomUUID(), body: form(extra) });
  expect(made.status, made.messages.join()).toBe(200);
  return made.data;
};
const call = (as: Person, id: string, action: Action) =>
  server.call('promotions.setStatus', {
    as,
    key: randomUUID(),
    params: { id },
    body: { action, ...(action === 'return' && { comment: 'Поправьте' }) },
  });
const act = async (as: Person, id: string, action: Action) => (await call(as, id, action)).code ?? 'ok';
const card = async (as: Person, id: string) => (await server.call('promotions.adminGet', { as, params: { id } })).data;
const edit = async (as: Person, id: string, extra: Partial<Form>) => {
  const { version } = await card(as, id);
  const body = { ...form(extra), version };
  return (await server.call('promotions.update', { as, key: randomUUID(), params: { id }, body })).code ?? 'ok';
};

describe('a promotion that was sent for approval', () => {
  it.each(['approve', 'activate'] as const)('is not its author’s to %s, however cheap it is', async (action) => {
    const { id } = await create(author);
    await act(author, id, 'submit');
    expect(await act(author, id, action)).toBe('PROMO_SAME_PERSON');
    const own = await card(author, id);
    expect(own.startRefusal).toBe(
      'Акцию дороже порога или отправленную на согласование запускает не тот, кто задал её правило или бюджет',
    );
    expect(own.allowedActions).not.toContain(action);
    expect(own.waitsForMe).toBe(false);
    expect(await card(second, id)).toMatchObject({ startRefusal: null, waitsForMe: true });
    expect(await act(second, id, action)).toBe('ok');
    expect((await card(author, id)).approver?.id).toBe(second.id);
  });

  it('answers a conflict with what this person may do with the newer one', async () => {
    const { id } = await create(author);
    await act(author, id, 'submit');
    const stale = await server.call('promotions.setStatus', {
      as: author,
      key: randomUUID(),
      params: { id },
      body: { action: 'return', comment: 'Поздно', version: 1 },
    });
    expect(stale.code).toBe('VERSION_CONFLICT');
    const { current } = JSON.parse(stale.bytes.toString()) as { current: Output<'promotions.adminGet'> };
    expect(current).toMatchObject({ status: 'on_approval', startRefusal: expect.any(String) });
    expect(current.allowedActions).not.toContain('approve');
  });

  it('starts from a draft without a second person, and then nobody has approved it', async () => {
    const { id } = await create(author);
    expect((await card(author, id)).startRefusal).toBeNull();
    expect(await act(author, id, 'activate')).toBe('ok');
    expect((await card(author, id)).approver).toBeNull();
  });

  it.each([
    ['its rule', { params: { points: 31 } }, true],
    ['a larger budget', { budgetPoints: 20_001 }, true],
    ['a longer period', { endsAt: '2027-01-31 23:59:59.999' }, true],
    ['an earlier beginning', { startsAt: '2026-10-01 00:00:00.000' }, true],
    ['a later last day for sales', { submitUntil: '2027-02-01 23:59:59.999' }, true],
    ['its texts', { shortText: 'Коротко' }, false],
    ['a smaller budget', { budgetPoints: 19_999 }, false],
    ['a shorter period', { endsAt: '2026-12-30 23:59:59.999' }, false],
  ])('has who changed %s among its authors as well', async (_, change, isAuthor) => {
    const { id } = await create(author);
    await act(author, id, 'submit');
    expect(await edit(second, id, change)).toBe('ok');
    // Nobody else has agreed to what the first one made.
    expect(await act(author, id, 'approve')).toBe('PROMO_SAME_PERSON');
    expect(await act(second, id, 'approve')).toBe(isAuthor ? 'PROMO_SAME_PERSON' : 'ok');
    if (!isAuthor) return;
    const third = await server.loginAs('admin');
    for (const person of [author, second]) {
      const list = await server.call('promotions.adminList', {
        as: person,
        body: { filters: { waitsForMe: true }, size: 100 },
      });
      expect(list.data.items.map((row) => row.id)).not.toContain(id);
    }
    expect(await act(third, id, 'approve')).toBe('ok');
  });
});

describe('the threshold of a person', () => {
  it('is summed over his day: of six at once that are each below it one starts', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => create(author, { budgetPoints: 99_999 })));
    const codes = await Promise.all(ids.map(({ id }) => act(author, id, 'activate')));
    expect(codes.sort()).toEqual([...Array<string>(5).fill('PROMO_DAY_SUM'), 'ok']);
  });

  it('lets start together what it lets start at once, and says how much is left of the day', async () => {
    const [one, two, three] = [
      await create(author, { budgetPoints: 60_000 }),
      await create(author, { budgetPoints: 40_000 }),
      await create(author, { budgetPoints: 100 }),
    ];
    expect(await act(author, one.id, 'activate')).toBe('ok');
    expect(await act(author, two.id, 'activate')).toBe('ok');
    const refused = await call(author, three.id, 'activate');
    expect([refused.status, refused.code]).toEqual([403, 'PROMO_DAY_SUM']);
    const text =
      'Сегодня вы уже запустили без согласования акции на 100 000 баллов, порог — 100 000 баллов в день. Отправьте акцию на согласование';
    expect(refused.messages.join().replaceAll(/\s/g, ' ')).toBe(text);
    expect((await card(author, three.id)).startRefusal?.replaceAll(/\s/g, ' ')).toBe(text);
    expect((await card(author, three.id)).allowedActions).toContain('submit');
    // What somebody else agrees to does not count, and is not held up.
    expect(await act(second, three.id, 'activate')).toBe('ok');
    const own = await create(second, { budgetPoints: 100_000 });
    expect(await act(second, own.id, 'activate')).toBe('ok');
  });

  it('begins again with the day of the programme', async () => {
    const [one, two] = [await create(author, { budgetPoints: 90_000 }), await create(author, { budgetPoints: 90_000 })];
    server.clock.at = new Date(`${server.clock.at.toISOString().slice(0, 10)}T20:59:59.000Z`);
    author = { ...author, ...(await signIn(server.services, author.id)) };
    expect(await act(author, one.id, 'activate')).toBe('ok');
    expect(await act(author, two.id, 'activate')).toBe('PROMO_DAY_SUM');
    server.clock.add(1000);
    expect(await act(author, two.id, 'activate')).toBe('ok');
  });

  it('has no way around it by raising what runs, by lowering it, by ending it or by a pause', async () => {
    const [one, two] = [await create(author, { budgetPoints: 100 }), await create(author, { budgetPoints: 60_000 })];
    expect(await act(author, one.id, 'activate')).toBe('ok');
    expect(await act(author, two.id, 'activate')).toBe('ok');
    expect(await edit(author, one.id, { budgetPoints: 40_001 })).toBe('PROMO_PAUSE_FIRST');
    expect(await edit(author, one.id, { budgetPoints: 40_000 })).toBe('ok');
    expect(await edit(author, two.id, { budgetPoints: 100 })).toBe('ok');
    await act(author, two.id, 'finish');
    const next = await create(author, { budgetPoints: 100 });
    expect(await act(author, next.id, 'activate')).toBe('PROMO_DAY_SUM');
    // As it was it goes on; dearer it is a new start.
    expect([await act(author, one.id, 'pause'), await act(author, one.id, 'resume')]).toEqual(['ok', 'ok']);
    await act(author, one.id, 'pause');
    expect(await edit(author, one.id, { budgetPoints: 50_000 })).toBe('ok');
    expect(await act(author, one.id, 'resume')).toBe('PROMO_DAY_SUM');
    expect(await act(second, one.id, 'resume')).toBe('ok');
  });

  it('holds under edits of what runs that come at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => create(author, { budgetPoints: 100 })));
    for (const { id } of ids) expect(await act(author, id, 'activate')).toBe('ok');
    const codes = await Promise.all(ids.map(({ id }) => edit(author, id, { budgetPoints: 60_000 })));
    expect(codes.sort()).toEqual([...Array<string>(5).fill('PROMO_PAUSE_FIRST'), 'ok']);
  });
});

describe('the form says before what the start would say', () => {
  const refusalOf = async (as: Person, promotion: Partial<Form>, promotionId?: string) => {
    const { data } = await server.call('promotions.describe', { as, body: { promotion, promotionId } });
    return data.startRefusal;
  };

  it('of a new one by its budget and the day', async () => {
    expect(await refusalOf(author, form({ budgetPoints: 100_000 }))).toBeNull();
    const dear =
      'Акцию дороже порога или отправленную на согласование запускает не тот, кто задал её правило или бюджет';
    expect(await refusalOf(author, form({ budgetPoints: 100_001 }))).toBe(dear);
    expect(await refusalOf(author, { name: 'Без бюджета' })).toBe(dear);
    const { id } = await create(author, { budgetPoints: 70_000 });
    await act(author, id, 'activate');
    expect(await refusalOf(author, form({ budgetPoints: 30_000 }))).toBeNull();
    expect(await refusalOf(author, form({ budgetPoints: 30_001 }))).toMatch(/^Сегодня вы уже запустили/);
  });

  it('of somebody’s draft by whether the reader becomes its author', async () => {
    const { id } = await create(author, { budgetPoints: 500_000 });
    const as = (change: Partial<Form>) => refusalOf(second, form({ budgetPoints: 500_000, ...change }), id);
    expect(await as({})).toBeNull();
    expect(await as({ name: 'Другое имя' })).toBeNull();
    expect(await as({ params: { points: 5 } })).not.toBeNull();
    expect(await as({ budgetPoints: 500_001 })).not.toBeNull();
    expect(await as({ endsAt: '2027-03-01 23:59:59.999' })).not.toBeNull();
    expect(await refusalOf(author, form({ budgetPoints: 500_000 }), id)).not.toBeNull();
  });
});
