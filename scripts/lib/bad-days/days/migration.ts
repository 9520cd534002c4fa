import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { BadDay } from '../day.ts';
import type { Fact } from '../outcome.ts';
import type { Stage } from '../stage.ts';
import { slowMigration, slowTable } from '../slow-migration.ts';
import { until } from '../../../../apps/server/src/modules/ledger/testing/failover/cluster.ts';

const limitMs = 60_000;
const killed: ChildProcess[] = [];
const script = join(import.meta.dirname, '../migrate-slowly.ts');

function start({ database }: Stage): { child: ChildProcess; ended: Promise<{ code: number | null; text: string }> } {
  const url = `postgres://app:${database.password}@127.0.0.1:${database.port}/pribavka`;
  const child = spawn(process.execPath, ['--conditions=@pribavka/source', script, url], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (text += piece.toString()));
  const ended = (once(child, 'exit') as Promise<[number | null]>).then(([code]) => ({
    code,
    text: text.trim().slice(0, 300),
  }));
  return { child, ended };
}

async function kill({ child, ended }: ReturnType<typeof start>): Promise<void> {
  child.kill('SIGKILL');
  await ended;
  killed.push(child);
}

/** The statement that is looked for, once it has worked for a while. */
const atWork = async ({ database }: Stage, statement: string): Promise<object | undefined> =>
  (
    await database.ask(
      `select 1 from pg_stat_activity where application_name = 'pribavka-migrate' and query ilike '%' || $1 || '%'
       and state = 'active' and clock_timestamp() - query_start > interval '100 ms'`,
      [statement],
    )
  )[0];

const noneAtWork = async ({ database }: Stage): Promise<true | undefined> =>
  (await database.ask(`select 1 from pg_stat_activity where application_name = 'pribavka-migrate'`)).length === 0 ||
  undefined;

interface State {
  table: boolean;
  applied: boolean;
  /** Null while it is not applied. */
  pending: boolean | null;
  /** Of its index; null without one. */
  valid: boolean | null;
}

async function stateOf({ database }: Stage): Promise<State> {
  const [row] = await database.ask<State>(
    `select to_regclass('${slowTable}') is not null as table,
       exists (select from schema_migration where name = '${slowMigration}') as applied,
       (select indexes_pending from schema_migration where name = '${slowMigration}') as pending,
       (select indisvalid from pg_index where indexrelid = to_regclass('${slowTable}_text')) as valid`,
  );
  return row!;
}

function describe({ table, applied, pending, valid }: State): string {
  const index = valid === null ? 'индекса нет' : valid ? 'индекс готов' : 'индекс недостроен';
  return `${table ? 'таблица есть' : 'таблицы нет'}, ${applied ? 'записана' : 'не записана'}${pending ? ' (ждёт индекса)' : ''}, ${index}`;
}

const isWhole = ({ table, applied, pending, valid }: State): boolean =>
  table && applied && pending !== true && valid === true;

/** A migration is killed in its transaction, then while its index is built; then two are started together. */
export const migration: BadDay = {
  name: 'migration',
  title: 'Миграция убита посередине (kill -9)',
  seconds: 1,
  strike: () => undefined,
  async during(stage) {
    const facts: Fact[] = [];
    killed.length = 0;
    const first = start(stage);
    await until('the transaction', limitMs, () => atWork(stage, `create table ${slowTable}`));
    await kill(first);
    await until('the end of the transaction', limitMs, () => noneAtWork(stage));
    const rolledBack = await stateOf(stage);
    facts.push({
      text: `убита в транзакции: ${describe(rolledBack)}`,
      isGood: !rolledBack.table && !rolledBack.applied,
    });

    const second = start(stage);
    await until('the index', limitMs, () => atWork(stage, `create index concurrently ${slowTable}`));
    await kill(second);
    const unfinished = await stateOf(stage);
    facts.push({
      text: `убита при построении индекса: ${describe(unfinished)}`,
      isGood: unfinished.applied && unfinished.pending === true,
    });

    const [one, other] = [start(stage), start(stage)];
    const ends = [await one.ended, await other.ended];
    const both = await stateOf(stage);
    facts.push({
      text: `две сразу: ${ends.map(({ code, text }) => `${String(code)}, ${text}`).join('; ')}; ${describe(both)}`,
      isGood: ends.every(({ code }) => code === 0) && isWhole(both),
    });
    return facts;
  },
  async heal(stage) {
    await stage.restart();
  },
  isFelt: () => killed.length === 2 && killed.every(({ signalCode }) => signalCode === 'SIGKILL'),
  async after(stage) {
    const state = await stateOf(stage);
    await stage.database.ask(`drop table ${slowTable}`);
    await stage.database.ask('delete from schema_migration where name = $1', [slowMigration]);
    return [{ text: `${describe(state)}; сервер прежней версии запустился над новой схемой`, isGood: isWhole(state) }];
  },
};
