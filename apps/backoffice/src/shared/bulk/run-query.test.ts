import { expect, it } from 'vitest';

import { type BulkQuery, type QueryOutcome, type QueryPlan, queryText } from './bulk-plan.ts';
import { runQuery } from './run-query.ts';

const plan: QueryPlan = {
  total: 410,
  eligible: 401,
  members: 401,
  skipped: [],
  points: null,
  debitPoints: null,
  netKopecks: null,
  taxKopecks: null,
};
const query: BulkQuery = { search: 'а', except: [] };

/** Answers of the server, in turn; the last one may be a refusal. */
function server(...answers: (QueryOutcome | Error)[]) {
  const asked: BulkQuery[] = [];
  return {
    asked,
    ask: async (body: BulkQuery): Promise<QueryOutcome> => {
      asked.push(body);
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}
const quiet = { stopped: () => false, onDone: () => undefined };

it('goes on from where the portion before ended, each with the number that is left', async () => {
  const { ask, asked } = server(
    { done: ['1'], failed: [], plan: null, next: { after: '1', expected: 201 } },
    {
      done: ['2'],
      failed: [{ id: '3', message: 'Заблокирован', name: 'Лукин' }],
      plan: null,
      next: { after: '3', expected: 1 },
    },
    { done: ['4'], failed: [], plan: null, next: null },
  );
  const run = await runQuery(ask, query, plan, quiet);
  expect(run).toEqual({
    done: ['1', '2', '4'],
    failed: [{ id: '3', message: 'Заблокирован', name: 'Лукин' }],
    left: 0,
  });
  expect(asked.map(({ expected, after }) => [expected, after])).toEqual([
    [401, undefined],
    [201, '1'],
    [1, '3'],
  ]);
});

it('throws a refusal of the first portion and says how many a later one has left untouched', async () => {
  await expect(runQuery(server(new Error('changed')).ask, query, plan, quiet)).rejects.toThrow('changed');
  const later = server(
    { done: ['1'], failed: [], plan: null, next: { after: '1', expected: 201 } },
    new Error('changed'),
  );
  expect(await runQuery(later.ask, query, plan, quiet)).toEqual({ done: ['1'], failed: [], left: 201 });
});

it('stops between two portions', async () => {
  const { ask, asked } = server({ done: ['1'], failed: [], plan: null, next: { after: '1', expected: 201 } });
  const run = await runQuery(ask, query, plan, { stopped: () => asked.length > 0, onDone: () => undefined });
  expect([run.left, asked.length]).toEqual([201, 1]);
});

it('tells what stays as it is with one word a reason', () => {
  const skipped = [
    { reason: 'confirmed', count: 50 },
    { reason: 'blocked', count: 3 },
    { reason: 'deleted', count: 1 },
  ];
  const text = (reason: string): string => (reason === 'confirmed' ? 'уже подтверждены' : 'недоступны');
  expect(queryText({ ...plan, total: 61, eligible: 7, skipped }, text)).toBe(
    'Выбрано 61. Останутся как есть: 50 уже подтверждены, 4 недоступны.',
  );
});
