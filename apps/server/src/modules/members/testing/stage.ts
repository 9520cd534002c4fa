import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createTestApp, type Person, type TestApp } from '../../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../../sales/testing/world.ts';
import { passportsRoutes } from '../../passports/index.ts';
import { membersRoutes } from '../routes.ts';

type Place = { partnerId: string; storeId: string };

/** The world of the members' tests: two partners with their people, staff, and short calls of the routes. */
export async function openStage() {
  const database: TestDatabase = await createTestDatabase();
  const w: World = await createWorld(database.db);
  const t: TestApp = await createTestApp(database, { ...membersRoutes, ...passportsRoutes });
  const partner = await addPerson(database.db, 'partner', { partnerId: w.partnerId, storeId: w.storeId }, 'Соболева');
  const auditor = await addPerson(database.db, 'auditor', undefined, 'Жукова');

  const set = (person: Person, values: Record<string, unknown>) =>
    database.db.updateTable('users').set(values).where('id', '=', person.id).execute();
  const list = (who: Person, body: Record<string, unknown> = {}) => t.call(who, 'members.list', { body });

  return {
    database,
    w,
    t,
    partner,
    auditor,
    set,
    list,
    async newcomer(lastName = 'Шарипова', place: Place = { partnerId: w.partnerId, storeId: w.storeId }) {
      const person = await addPerson(database.db, 'member', place, lastName);
      await set(person, { status: 'moderation', email: `${person.id}@shop.example` });
      return person;
    },
    card: (who: Person, id: string) => t.call(who, 'members.get', { params: { id } }),
    update: (who: Person, id: string, body: Record<string, unknown>) =>
      t.call(who, 'members.update', { params: { id }, body: { version: 1, ...body } }),
    names: (answer: Awaited<ReturnType<typeof list>>) => answer.data.items.map((row) => row.fullName),
    /** Kinds of notices the person has inside. */
    feed: async (id: string) =>
      (await database.db.selectFrom('notifications').selectAll().where('userId', '=', id).orderBy('id').execute()).map(
        (row) => row.kind,
      ),
    outbox: async (id: string) =>
      (await database.db.selectFrom('outboxMessages').selectAll().where('userId', '=', id).execute())
        .map((row) => `${row.channel} ${row.template}`)
        .toSorted(),
    journal: (id: string) =>
      database.db.selectFrom('auditEntries').selectAll().where('entityId', '=', id).orderBy('at').execute(),
    async close() {
      await t.close();
      await database.drop();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
