import { randomBytes } from 'node:crypto';

import type { RouteKey } from '@pribavka/api';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { buildApp } from '../../app.ts';
import type { MasterKeys } from '../../crypto/index.ts';
import type { Services } from '../../http/context.ts';
import { createJobContext } from '../../jobs/boss.ts';
import { verifyKeys } from '../../process/key-prints.ts';
import { card, personInn, snils } from '../../seed/numbers.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createUser, type Person, signIn, testPassword } from '../../test/people.ts';
import { type Call, callRoute } from '../../test/requests.ts';
import { rotateKeys } from './jobs.ts';

// Two processes over one database, restarted one after the other, as the documents say. Nobody signs in again.
let server: TestApp;
beforeEach(async () => {
  people.clear();
  server = await createTestApp();
});
afterEach(() => server.close());

interface Node {
  services: Services;
  app: FastifyInstance;
}

const rotate = (services: Services) => rotateKeys.handle(createJobContext(services, server.boss, rotateKeys.name), {});

async function startNode(keys: MasterKeys): Promise<Node> {
  const { config, now } = server.services;
  await verifyKeys(server.database.db, keys);
  const services = createServices({ config, keys, db: server.database.db, now });
  const probe = { isUp: () => Promise.resolve(true) };
  const app = await buildApp({ services, boss: server.boss, probe, apps: [] });
  await app.ready();
  // As every start does.
  await rotate(services);
  return { services, app };
}

const call = <K extends RouteKey>(node: Node, key: K, what: Call<K>) => callRoute(node.app, key, what);
const names = ['old', 'new'] as const;
const bytes = { old: randomBytes(32), new: randomBytes(32) };
const indexes = { old: randomBytes(32), new: randomBytes(32) };
const keysOf = (...order: (typeof names)[number][]): MasterKeys => ({
  current: order[0]!,
  keys: new Map(order.map((name) => [name, bytes[name]])),
  index: indexes[order[0]!],
  olderIndexes: order.slice(1).map((name) => indexes[name]),
});

let n = 0;
const people = new Map<string, string>();
const passport = () => {
  n += 1;
  return {
    lastName: 'Ключева',
    firstName: 'Мария',
    birthDate: '1990-05-06',
    passportSeries: '0010',
    passportNumber: String(200_000 + n),
    passportIssuedBy: 'УМВД России по Тверской области',
    passportIssuedAt: '2010-05-06',
    departmentCode: '690-001',
    inn: personInn(100 + n),
    snils: snils(100 + n),
  };
};

it.each([
  ['with a night between any two steps', true],
  ['all in one day', false],
])('sessions and sealed values work on both nodes through a change in two phases, %s', async (_, nights) => {
  const phases: [string, MasterKeys][] = [
    ['the new key second', keysOf('old', 'new')],
    ['the new key first', keysOf('new', 'old')],
    ['the new key alone', keysOf('new')],
  ];
  let nodes: [Node, Node] = [await startNode(keysOf('old')), await startNode(keysOf('old'))];
  const admin = await createUser(server.services, { roleCode: 'admin' });
  const reader = { ...admin, ...(await signIn(nodes[0].services, admin.id)) };
  // One session for the whole change: what one node gives is brought to the other.
  const session = { access: reader.token, refresh: reader.refresh };

  /** Whatever one of the nodes writes is good on the other. */
  const check = async (when: string): Promise<void> => {
    for (const [giver, taker] of [nodes, nodes.toReversed() as [Node, Node]]) {
      const profile = await call(taker, 'users.profile', { token: session.access });
      expect(profile.status, `${when}: an access token`).toBe(200);
      const renewed = await call(giver, 'auth.refresh', { headers: { 'x-refresh-token': session.refresh } });
      expect(renewed.status, `${when}: a refresh token`).toBe(200);
      session.access = String(renewed.headers['x-session-token']);
      session.refresh = String(renewed.headers['x-refresh-token']);

      const created = await createUser(server.services, {});
      const entered = await call(giver, 'auth.login', { body: { login: created.email!, password: testPassword } });
      expect(entered.status, `${when}: a sign-in`).toBe(200);
      const member: Person = { ...created, ...(await signIn(giver.services, created.id)) };
      const body = passport();
      const sent = await call(giver, 'users.createPassport', { token: member.token, body });
      expect(sent.status, `${when}: ${sent.messages.join()}`).toBe(200);
      const opened = await call(taker, 'members.passport', { token: session.access, params: { id: member.id } });
      expect(opened.data, `${when}: a passport`).toMatchObject({ inn: body.inn });
      const found = await call(taker, 'members.list', { token: session.access, body: { search: body.inn } });
      expect(
        found.data.items.map(({ id }) => id),
        `${when}: a search`,
      ).toEqual([member.id]);
      people.set(member.id, body.inn);
      const number = card(300 + n);
      const made = await call(giver, 'cards.create', { token: member.token, body: { number } });
      expect(made.status, `${when}: ${made.messages.join()}`).toBe(200);
      const twice = await call(taker, 'cards.create', { token: member.token, body: { number } });
      expect(twice.code, `${when}: a card`).toBe('CARD_EXISTS');
    }
  };

  await check('before');
  for (const [phase, keys] of phases) {
    for (const place of [0, 1] as const) {
      const before = nodes[place];
      nodes = place === 0 ? [await startNode(keys), nodes[1]] : [nodes[0], await startNode(keys)];
      await before.app.close();
      await check(`${phase}, node ${place + 1}`);
      // The night comes when it comes, to either of them.
      if (nights) await rotate(nodes[1 - place]!.services);
    }
    if (nights) for (const { services } of nodes) await rotate(services);
    await check(`${phase}, on both`);
  }
  // Everybody of every step is found with the new key alone.
  for (const [id, inn] of people) {
    const found = await call(nodes[0], 'members.list', { token: session.access, body: { search: inn } });
    expect(found.data.items.map((member) => member.id)).toEqual([id]);
  }
  // A process that was forgotten with the old key alone does not come back.
  await expect(startNode(keysOf('old'))).rejects.toThrow(/«new»|INDEX_KEY/);
  for (const { app } of nodes) await app.close();
});
