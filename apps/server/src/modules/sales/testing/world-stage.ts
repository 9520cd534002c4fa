import { afterAll, beforeAll, expect } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { auditLedger } from '../../ledger/repository.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createWorld, type World } from './world.ts';

/** A database, people with products and shops, and a server with these routes, of a test file of its own. */
export interface WorldStage {
  readonly database: TestDatabase;
  readonly server: TestApp;
  readonly world: World;
}

/** Begins the stage before the tests of the file. Whatever they did, the books must be sound afterwards. */
export function worldStage(routes: Parameters<typeof createTestApp>[1]): WorldStage {
  let database: TestDatabase;
  let server: TestApp;
  let world: World;
  beforeAll(async () => {
    database = await createTestDatabase();
    world = await createWorld(database.db);
    server = await createTestApp(database, routes);
  });
  afterAll(async () => {
    expect(await auditLedger(database.db)).toEqual([]);
    await server.close();
    await database.drop();
  });
  return {
    get database() {
      return database;
    },
    get server() {
      return server;
    },
    get world() {
      return world;
    },
  };
}
