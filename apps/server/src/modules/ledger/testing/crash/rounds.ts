import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { type Database, openDatabase } from '../../../../db/open.ts';
import { addPerson, changeSettings, createWorld } from '../../../sales/testing/world.ts';
import { adjust } from '../../repository.ts';
import { giveCard } from '../ledger.ts';
import { findDamage } from './check.ts';
import { createVictim, type Victim } from './process.ts';
import { type Operation, type Payer, send, startStream } from './stream.ts';

export type CrashReport = {
  rounds: { killed: 'server' | 'database'; sent: number; acknowledged: number; resent: number }[];
  /** Broken promises over all rounds; must be empty. */
  damage: string[];
};

export type CrashOptions = {
  serverRounds: number;
  databaseRounds: number;
  /** The kill falls when so many of the round are acknowledged and others are on their way. */
  acknowledged: number;
  lanes: number;
  say?: (line: string) => void;
};

/** Does something with a pool of its own. */
export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, max: 4 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Six people with money and a card, and no limit that would end the stream early. */
export async function preparePayers(url: string): Promise<{ people: Payer[]; productId: string }> {
  return withDatabase(url, async ({ db }) => {
    const world = await createWorld(db);
    await changeSettings(db, {
      withdrawalCodeRequired: false,
      withdrawalMin: 1,
      withdrawalPerDay: 1_000_000,
      withdrawalPerMonth: 900_000_000,
    });
    const people: Payer[] = [];
    for (let i = 0; i < 6; i += 1) {
      const person = await addPerson(db, 'member', world);
      await adjust(db, person.id, 1_000_000, '2099-12-31', { tuning_id: randomUUID() }, new Date());
      people.push({ ...person, cardId: await giveCard(db, person.id, new Date()) });
      await sql`insert into tax_profiles (user_id, status, sealed) values (${person.id}, 'verified', '\\x00')`.execute(
        db,
      );
    }
    await sql`update sessions set last_used_at = now(), auth_at = now()`.execute(db);
    return { people, productId: world.lamp.id };
  });
}

/** What got no answer is asked again with its own key, as every client of ours does. */
async function resend(victim: Victim, operations: readonly Operation[], damage: string[]): Promise<number> {
  const open = operations.filter((operation) => operation.state === 'unknown');
  for (const operation of open) {
    const status = await send(victim, operation);
    if (status !== 200) damage.push(`${operation.kind} ${operation.key}: repeated with ${String(status)}`);
  }
  return open.length;
}

/**
 * Streams registrations and withdrawals over HTTP, kills the server or the database in the middle, starts
 * again, and looks for anything acknowledged and lost, done twice or done by half.
 */
export async function runCrashRounds(options: CrashOptions): Promise<CrashReport> {
  const report: CrashReport = { rounds: [], damage: [] };
  const kinds = [
    ...Array.from({ length: options.serverRounds }, () => 'server' as const),
    ...Array.from({ length: options.databaseRounds }, () => 'database' as const),
  ];
  const victim = await createVictim();
  try {
    await victim.start();
    const { people, productId } = await preparePayers(victim.databaseUrl());
    const all: Operation[] = [];
    for (const killed of kinds) {
      const stream = startStream(victim, people, productId, options.lanes);
      await stream.acknowledged(options.acknowledged);
      await (killed === 'server' ? victim.killServer() : victim.killDatabase());
      await stream.stop();
      await victim.start();
      const acknowledged = stream.sent.filter((operation) => operation.state === 'acknowledged').length;
      all.push(...stream.sent);
      // First what the crash left, then what the repeats make of it.
      report.damage.push(...(await withDatabase(victim.databaseUrl(), ({ db }) => findDamage(db, all))));
      const resent = await resend(victim, stream.sent, report.damage);
      report.damage.push(...(await withDatabase(victim.databaseUrl(), ({ db }) => findDamage(db, all))));
      report.rounds.push({ killed, sent: stream.sent.length, acknowledged, resent });
      options.say?.(`${killed}: ${acknowledged} acknowledged, ${resent} asked again, damage ${report.damage.length}`);
    }
  } finally {
    await victim.remove();
  }
  return report;
}
