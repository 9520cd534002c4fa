import { randomUUID } from 'node:crypto';

import { headers } from '@pribavka/api';

import { median } from '../lib/print.ts';
import { bulkRate, readSellers } from './bulk.ts';
import { burst, type Burst, type Shot } from './load.ts';
import type { Caller } from './people.ts';
import { pgbench } from './pgbench.ts';
import { floor } from './report.ts';
import { saleScript } from './sale-script.ts';
import type { Stage } from './stage.ts';

interface Options {
  program: string | undefined;
  measure: (
    name: string,
    next: () => Shot,
    script: string,
    lanes: number,
  ) => Promise<{ ours: Burst; bare: number | undefined }>;
  callers: readonly Caller[];
  members: number;
  seconds: number;
  rounds: number;
}

const some = (members: number): string => `\\set n random(0, ${members - 1})`;
// One in five has what the fill gives to an active seller.
const id = 'fill_id(1, 5 * (:n / 5))';

/** The people who call over HTTP, for pgbench: the same accounts, as warm and with as much behind them. */
async function saveCallers({ database }: Stage, callers: readonly Caller[]): Promise<string> {
  await database.pool.query('drop table if exists bench_callers');
  await database.pool.query(
    `create table bench_callers as select n::int, id from unnest($1::uuid[]) with ordinality as q(id, n)`,
    [callers.map((caller) => caller.id)],
  );
  await database.pool.query('alter table bench_callers add primary key (n)');
  await database.pool.query('analyze bench_callers');
  return `\\set n random(1, ${callers.length})`;
}
const callerId = '(select id from bench_callers where n = :n)';

const withdrawalOf = (start: string): string => `${start}
select withdrawal_request_batch(jsonb_build_array(jsonb_build_object('id', ledger_id(), 'member_id', ${callerId}, 'key', gen_random_uuid(), 'hash', '00',
  'points', 1, 'rate_kopecks', 100, 'gross_kopecks', 100, 'tax_mode', 'none', 'exempt_used_kopecks', 0, 'tax_base_kopecks', 0,
  'tax_kopecks', 0, 'net_kopecks', 100, 'settings_version', 1, 'card_id', null, 'card_mask', '0', 'status', 'new',
  'day_start', now(), 'day_max', 1000000, 'month_start', now(), 'month_points', 1000000000, 'year_start', now(),
  'year_gross_kopecks', 0, 'ref', '{"actor_kind":"user"}'::jsonb)), now());`;

const lineOf = (promotion?: string): string =>
  promotion
    ? `'kind', 'promotion', 'promotion_id', '${promotion}'::uuid, 'promotion_version_id', gen_random_uuid(), 'points', 1`
    : `'kind', 'base', 'points', 100`;

// Sales and their items have ids that grow with time, as the server makes them.
const accrualOf = (members: number, promotion?: string): string => `${some(members)}
select ledger_accrue_batch(jsonb_build_array(jsonb_build_object('member_id', ${id}, 'lines',
  jsonb_build_array(jsonb_build_object('sale_item_id', ledger_id(), ${lineOf(promotion)})),
  'ref', jsonb_build_object('sale_id', ledger_id(), 'actor_kind', 'user'))), now());`;

const clients = 8;
const perBatch = 100;

type Rate = () => Promise<number>;

/** Both in turns; the median of the second against that of the first. */
async function ratioOf(rounds: number, first: Rate, second: Rate): Promise<number> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, rate] of [first, second].entries()) {
      const seen = await rate();
      if (seen > 0) rates[index as 0 | 1].push(seen);
    }
  }
  return median(rates[1]) / median(rates[0]);
}

async function addBudget({ database }: Stage, stripes: number): Promise<string> {
  const promotion = randomUUID();
  await database.pool.query(
    `insert into promotion_budgets (promotion_id, stripe, limit_points) select $1, n, 1000000000
     from generate_series(0, $2::int - 1) n`,
    [promotion, stripes],
  );
  return promotion;
}

/** Withdrawals and sales over HTTP against the writer's functions called from C, one by one; the writer in bulk; budgets. */
export async function measurePoints(stage: Stage, options: Options): Promise<boolean[]> {
  const { measure, callers, members, program, seconds, rounds } = options;
  const held: boolean[] = [];
  const as = (token: string) => ({ authorization: `Bearer ${token}`, [headers.idempotencyKey]: randomUUID() });
  let round = 0;
  const caller = () => callers[(round += 1) % callers.length]!;
  const anyCaller = await saveCallers(stage, callers);

  const paid = await measure(
    'withdrawal',
    () => {
      const { token, cardId } = caller();
      return {
        method: 'POST',
        path: '/v1/private/transactions/withdrawals',
        body: { points: 1, cardId },
        headers: as(token),
      };
    },
    withdrawalOf(anyCaller),
    64,
  );
  if (paid.bare) held.push(floor('withdrawal to the function by pgbench', paid.ours.rps / paid.bare, 0.75));

  const product = (await stage.database.pool.query<{ id: string }>('select fill_id(7, 1) as id')).rows[0]!.id;
  const saleDate = new Date().toISOString().slice(0, 10);
  const send = (): Shot => ({
    method: 'POST',
    path: '/v1/private/sales/sales',
    body: { saleDate, items: [{ productId: product, quantity: 1 }], submit: true },
    headers: as(caller().token),
  });
  await burst(stage.port, 16, 1, send);
  const earned = await measure('accrual (a sale sent)', send, await saleScript(stage, anyCaller, callerId), 128);
  if (earned.bare)
    held.push(floor('accrual to the function by pgbench, one by one', earned.ours.rps / earned.bare, 1.4));
  if (!program) return held;

  const byScript = (script: string) => (): Promise<number> =>
    pgbench(program, stage.url, script, { clients, seconds, mode: 'prepared' });
  const sellers = await readSellers(stage, members);
  const oneByOne = byScript(accrualOf(members));
  const inBulk = () => bulkRate(stage, sellers, { clients, seconds, size: perBatch });
  held.push(floor(`accruals by ${perBatch} to one by one by pgbench`, await ratioOf(rounds, oneByOne, inBulk), 5));
  const budget = await addBudget(stage, 16);
  const shared = await ratioOf(
    rounds,
    byScript(accrualOf(members, randomUUID())),
    byScript(accrualOf(members, budget)),
  );
  held.push(floor('everybody on one budget of 16 stripes to no budget, both by pgbench', shared, 0.8));
  return held;
}
