import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, it } from 'vitest';

import type { Config } from '../../config.ts';
import { adjust } from '../../modules/ledger/index.ts';
import { createTestDatabase } from '../../test/database.ts';
import { proveCommand } from './prove.ts';

it('says what does not agree, and ends with its exit code', async () => {
  const { db, url, drop } = await createTestDatabase();
  try {
    const prove = async (): Promise<{ code: number; said: string[] }> => {
      const said: string[] = [];
      return { code: await proveCommand({ databaseUrl: url } as Config, (line) => void said.push(line)), said };
    };
    const member = randomUUID();
    await adjust(db, member, 60, '2027-01-31', {}, new Date('2026-03-02T10:00:00Z'));
    expect(await prove()).toEqual({ code: 0, said: ['Сходится: счетов 1, записей на них 1'] });
    await db.transaction().execute(async (tx) => {
      await sql`select set_config('ledger.writer', 'on', true)`.execute(tx);
      await sql`update wallets set paid = 5`.execute(tx);
    });
    const { code, said } = await prove();
    expect(code).toBe(1);
    expect(said.slice(0, 2)).toEqual(['Сходится: счетов 0, записей на них 0', 'Расхождений: 1']);
    expect(said[2]).toContain(`P2: account differs from its postings: ${member}`);
  } finally {
    await drop();
  }
});
