import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../../ids.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { writeAudit } from './audit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeAudit(database.db, [
    { actor: { id: null, name: 'Система', roleCode: null, kind: 'system' }, action: 'update', entityId: newId() },
  ]);
});
afterAll(() => database.drop());

it.each(["update audit_entries set result = 'ok'", 'delete from audit_entries', 'truncate audit_entries'])(
  'the journal refuses: %s',
  async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/./);
    const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from audit_entries');
    expect(rows).toEqual([{ n: 1 }]);
  },
);
