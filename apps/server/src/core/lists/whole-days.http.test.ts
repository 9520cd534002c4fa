import { schemas } from '@pribavka/api/schemas';
import { type Route, routes } from '@pribavka/api/routes';
import type { RouteKey } from '@pribavka/api';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { handlers } from '../../modules/index.ts';
import { worldStage } from '../../modules/sales/testing/world-stage.ts';
import { addPerson } from '../../modules/sales/testing/world.ts';

const stage = worldStage(handlers);

type Node = { properties?: Record<string, Node>; format?: string };
/** Lists of the back-office, each with the periods it is filtered by. */
const asked = Object.entries(schemas).flatMap(([key, of]) => {
  const filters = (of as { body?: Node }).body?.properties?.['filters']?.properties ?? {};
  const periods = Object.keys(filters).filter((name) => filters[name]?.properties?.['from']?.format !== undefined);
  const route: Route = routes[key as RouteKey];
  return /ist$|calls$|actions$/i.test(key) && !/export/i.test(key) && !route.path.includes('{')
    ? periods.map((name) => [key, name])
    : [];
});
const ask = (key: string, name: string, period: { from?: string; to?: string }) =>
  stage.server.call(stage.world.admin, key as 'sales.adminList', { body: { filters: { [name]: period } } });

it('every period of a list takes days and moments, and refuses what is neither at its field', async () => {
  expect(asked.length).toBeGreaterThan(8);
  for (const [key, name] of asked as [string, string][]) {
    const days = await ask(key, name, { from: '2026-11-01', to: '2026-11-27' });
    if (days.code === 'FORBIDDEN' || days.status === 404) continue;
    expect([key, name, days.status]).toEqual([key, name, 200]);
    const moments = await ask(key, name, { from: '2026-11-01 00:00:00.000', to: '2026-11-27 23:59:59.999' });
    expect([key, name, moments.data.total]).toEqual([key, name, days.data.total]);
    for (const wrong of ['2026-02-30', '27.11.2026', '2026-11-27 24:00:00.000', '2026-11', 'вчера']) {
      const refused = await ask(key, name, { to: wrong });
      expect([key, wrong, refused.status, refused.fields]).toEqual([
        key,
        wrong,
        400,
        { [`filters.${name}.to`]: ['Такой даты нет'] },
      ]);
    }
  }
});

it('a day of a filter is the whole day of the programme', async () => {
  // Midnight in Moscow is 21:00 UTC of the day before.
  const moments = [
    '2031-05-30T20:59:59.999Z',
    '2031-05-30T21:00:00.000Z',
    '2031-05-31T20:59:59.999Z',
    '2031-05-31T21:00:00.000Z',
  ];
  const ids: string[] = [];
  for (const at of moments) {
    const { id } = await addPerson(stage.database.db, 'member', stage.world);
    await sql`update users set registered_at = ${at}::timestamptz where id = ${id}`.execute(stage.database.db);
    ids.push(id);
  }
  const found = async (period: { from?: string; to?: string }) => {
    const { data } = await stage.server.call(stage.world.admin, 'members.list', {
      body: { filters: { registeredAt: period } },
    });
    return data.items.flatMap(({ id }) => (ids.includes(id) ? [ids.indexOf(id)] : [])).sort((a, b) => a - b);
  };
  expect(await found({ from: '2031-05-31', to: '2031-05-31' })).toEqual([1, 2]);
  expect(await found({ from: '2031-05-31' })).toEqual([1, 2, 3]);
  expect(await found({ from: '2031-05-30', to: '2031-05-31 00:00:00.000' })).toEqual([0, 1]);
});
