import { sql } from 'kysely';
import { expect, it } from 'vitest';

import type { Person } from '../sales/testing/app.ts';
import { useWithdrawalsStage } from '../withdrawals/testing/stage.ts';

const stage = useWithdrawalsStage();

const linesOf = async (who: Person, kind: string) => {
  const { rows } = await sql<{ title: string; text: string; entityType: string; entityId: string }>`
    select title, text, entity_type, entity_id from notifications
    where user_id = ${who.id} and kind like ${kind} order by id`.execute(stage.database.db);
  return rows.map((row) => ({ ...row, text: row.text.replaceAll(/\s/gu, ' ') }));
};

it('a registry tells those who may sign it, and its author that it goes no further', async () => {
  const { finance, finance2 } = stage.world;
  const { who, cardId } = await stage.rich(1000);
  const made = (await stage.take(who, cardId, 1000)).data;
  await stage.decide(made.id, { decision: 'approve', version: made.version });
  const { data } = await stage.server.call(finance, 'registries.create', { body: { ids: [made.id] } });
  expect(await linesOf(finance2, 'registry.%')).toEqual([
    {
      title: `Реестр ${data.number} ждёт вашей подписи`,
      text: `К выплате 1 000 ₽, заявок: 1. Автор: ${data.createdBy}.`,
      entityType: 'registry',
      entityId: data.id,
    },
  ]);
  expect(await linesOf(finance, 'registry.%')).toEqual([]);
  expect(await linesOf(who, 'registry.%')).toEqual([]);

  const listed = (as: Person, waitsForMe: boolean) =>
    stage.server.call(as, 'registries.list', { body: { filters: { waitsForMe } } });
  expect((await listed(finance2, true)).data).toMatchObject({ total: 1, totals: { waitsForMe: 1 } });
  expect((await listed(finance, true)).data).toMatchObject({ total: 0, totals: { waitsForMe: 0 } });
  expect((await listed(finance, false)).data.items.map(({ id }) => id)).toContain(data.id);

  await stage.server.call(finance2, 'registries.reject', {
    params: { id: data.id },
    body: { reasonCode: 'composition', version: data.version },
  });
  expect(await linesOf(finance, 'registry.%')).toMatchObject([
    {
      title: `Реестр ${data.number} отклонён`,
      text: expect.stringMatching(/^В реестр вошли не те заявки\. Автор решения: /u),
    },
  ]);
  expect((await listed(finance2, true)).data.total).toBe(0);
});

it('an adjustment above the threshold tells those who may decide it, with a link to it', async () => {
  const { finance, finance2, member } = stage.world;
  const asked = await stage.server.call(finance, 'tunings.create', {
    body: { memberId: member.id, direction: 'credit', points: 6000, reasonCode: 'contest', comment: 'Приз' },
  });
  expect(asked.data.status).toBe('on_approval');
  expect(await linesOf(finance2, 'tuning.asked')).toEqual([
    {
      title: `Корректировка ${asked.data.number} ждёт утверждения`,
      text: expect.stringMatching(/: начислить 6 000 баллов\. Автор: /u),
      entityType: 'tuning',
      entityId: asked.data.id,
    },
  ]);
  expect(await linesOf(finance, 'tuning.asked')).toEqual([]);
  const small = await stage.server.call(finance2, 'tunings.create', {
    body: {
      memberId: (await stage.rich(10)).who.id,
      direction: 'credit',
      points: 10,
      reasonCode: 'contest',
      comment: 'Приз',
    },
  });
  expect(small.data.status).toBe('applied');
  expect(await linesOf(finance, 'tuning.asked')).toEqual([]);
});
