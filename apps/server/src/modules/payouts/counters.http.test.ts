import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { useWithdrawalsStage } from '../withdrawals/testing/stage.ts';

const stage = useWithdrawalsStage();
const { decide, rich, take } = stage;

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('ask' as const),
      who: fc.nat(2),
      points: fc.integer({ min: 500, max: 4500 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('decide' as const), approve: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('cancel' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('pay' as const), paid: fc.array(fc.boolean(), { minLength: 1 }) }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('after' as const), retry: fc.boolean() }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
type Member = Awaited<ReturnType<typeof rich>>;

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.database.pool.query(text, values)).rows as T[];
const idsIn = async (people: readonly Member[], ...statuses: string[]): Promise<string[]> =>
  (
    await query<{ id: string }>(
      'select id from withdrawals where member_id = any($1::uuid[]) and status = any($2) order by number',
      [people.map(({ who }) => who.id), statuses],
    )
  ).map(({ id }) => id);

async function pay(people: readonly Member[], outcomes: readonly boolean[]): Promise<void> {
  const ids = await idsIn(people, 'approved');
  if (ids.length === 0) return;
  const { finance, finance2 } = stage.world;
  const { data } = await stage.server.call(finance, 'registries.create', { body: { ids } });
  const params = { id: data.id };
  await stage.server.call(finance2, 'registries.approve', { params, body: { version: 1 } });
  const items = ids.map((withdrawalId, index) => ({
    withdrawalId,
    status: outcomes[index % outcomes.length] ? ('paid' as const) : ('failed' as const),
  }));
  const done = await stage.server.call(finance, 'registries.markPaid', { params, body: { items, version: 2 } });
  expect(done.status, done.messages.join()).toBe(200);
}

async function run(people: readonly Member[], step: Act): Promise<void> {
  const [first] = await idsIn(people, ...(step.op === 'after' ? ['failed'] : ['new', 'on_review', 'approved']));
  switch (step.op) {
    case 'ask': {
      const { who, cardId } = people[step.who]!;
      // Refused where there are not enough points: nothing is counted then.
      await take(who, cardId, step.points);
      return;
    }
    case 'decide': {
      const [waiting] = await idsIn(people, 'new', 'on_review');
      if (waiting)
        await decide(waiting, step.approve ? { decision: 'approve' } : { decision: 'reject', reasonCode: 'check' });
      return;
    }
    case 'cancel':
      if (first) {
        for (const { who } of people) {
          await stage.server.call(who, 'withdrawals.cancel', { params: { id: first }, body: {} });
        }
      }
      return;
    case 'pay':
      return pay(people, step.paid);
    case 'after':
      if (first) await decide(first, { decision: step.retry ? 'retry' : 'return' });
  }
}

/** Everything that is shown about payouts, with the sum of the rows next to it. */
async function shown({ who }: Member): Promise<{ seen: object; rows: object }> {
  const points = (await stage.server.call(who, 'points.get')).data;
  const list = (await stage.server.call(who, 'withdrawals.list', { body: { filters: { statuses: ['paid'] } } })).data;
  const [own] = await query<{ points: number; net: number; held: number; exempt: number; gross: number; tax: number }>(
    `select coalesce(sum(points) filter (where status = 'paid'), 0)::float8 as points,
      coalesce(sum(net_kopecks) filter (where status = 'paid'), 0)::float8 as net,
      coalesce(sum(points) filter (where status in ('new', 'on_review', 'approved', 'in_registry', 'failed')), 0)::float8 as held,
      coalesce(sum(exempt_used_kopecks) filter (where status = 'paid'), 0)::float8 as exempt,
      coalesce(sum(gross_kopecks) filter (where status = 'paid'), 0)::float8 as gross,
      coalesce(sum(tax_kopecks) filter (where status = 'paid'), 0)::float8 as tax
     from withdrawals where member_id = $1`,
    [who.id],
  );
  expect(own!.exempt).toBeLessThanOrEqual(400_000);
  expect(own!.gross - own!.tax).toBe(own!.net);
  return {
    seen: {
      paid: points.paidTotal,
      reserved: points.reserved,
      listed: [list.totals?.points, list.totals?.netKopecks],
      listedTax: list.items.reduce((sum, { taxKopecks }) => sum + taxKopecks, 0),
    },
    rows: { paid: own!.points, reserved: own!.held, listed: [own!.points, own!.net], listedTax: own!.tax },
  };
}

describe('counters of payouts', () => {
  it('equal the sums of the rows after any sequence of acts, of each member and of all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 16 }), async (steps) => {
        const people = [await rich(9000), await rich(9000), await rich(2000)];
        for (const step of steps) await run(people, step);
        for (const member of people) {
          const { seen, rows } = await shown(member);
          expect(seen).toEqual(rows);
        }
        const period = { from: '2026-11-01', to: '2026-11-30' };
        const { data } = await stage.server.call(stage.world.admin, 'summaries.transactions', { query: period });
        const [all] = await query(
          `select count(*) filter (where status = 'paid')::int as paid,
            coalesce(sum(net_kopecks) filter (where status = 'paid'), 0)::float8 as "paidKopecks",
            coalesce(sum(tax_kopecks) filter (where status = 'paid'), 0)::float8 as "taxKopecks",
            count(*)::int as requested, coalesce(sum(gross_kopecks), 0)::float8 as "requestedKopecks" from withdrawals`,
        );
        expect(data).toMatchObject(all!);
      }),
      { numRuns: 12, seed: 20_261_125 },
    );
  }, 120_000);
});
