import { defaultRoles, type RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { recordConsents } from '../modules/documents/repository/consents.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { publishVersion } from '../test/documents.ts';
import type { Person } from '../test/people.ts';
import { type Call, requestOf } from '../test/requests.ts';

/** A document of the programme that asks for a new consent stops its members until they give it (domain 3.16). */
let server: TestApp;
let who: Person;
beforeAll(async () => {
  server = await createTestApp();
  who = await server.loginAs('member');
}, 120_000);
afterAll(() => server.close());

const accept = async (kind: 'oferta' | 'mailing_info', versionId: string, person = who) =>
  recordConsents(server.services.db, {
    userId: person.id,
    consents: [{ kind, versionId }],
    at: server.clock.at,
    channel: 'portal',
  });

const grants = new Set(
  Object.entries(defaultRoles.member.grants).flatMap(([group, actions]) => actions.map((one) => `${group}:${one}`)),
);
const forMembers = (Object.entries(routes) as [RouteKey, Route][]).filter(
  ([, { access, audience }]) =>
    access !== 'public' &&
    (audience === undefined || audience === 'member' || audience === 'person') &&
    (access === 'session' || grants.has(access)),
);

const uuid = '01890000-0000-7000-8000-000000000000';
const codeOf = async (key: RouteKey, route: Route, person = who): Promise<string> => {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, uuid] as const);
  const call: Call<RouteKey> = {
    token: person.token,
    params: Object.fromEntries(names),
    ...(route.multipart ? { file: { name: 'a.png', mime: 'image/png', bytes: Buffer.from('a') } } : {}),
  };
  const answer = await server.app.inject(requestOf(key, call));
  if (!String(answer.headers['content-type']).includes('json')) return 'OK';
  return answer.json<{ code?: string }>().code ?? 'OK';
};

describe('a new version that asks for a new consent', () => {
  it('changes nothing for those who have agreed to it, for other versions and for the mailing', async () => {
    await accept('oferta', await publishVersion(server.database.pool, 'oferta'));
    await accept('mailing_info', await publishVersion(server.database.pool, 'mailing_info'));
    await publishVersion(server.database.pool, 'mailing_info', true);
    await publishVersion(server.database.pool, 'oferta');
    expect((await server.call('notifications.unread', { as: who })).status).toBe(200);
  });

  it('refuses every call of a member but reading documents, agreeing to them, who he is and the way out', async () => {
    await publishVersion(server.database.pool, 'oferta', true);
    const open = forMembers.filter(([, route]) => route.beforeConsent).map(([key]) => key);
    expect(open.toSorted()).toEqual([
      'auth.logout',
      'consents.list',
      'consents.update',
      'role.accesses',
      'users.profile',
    ]);
    const passed: string[] = [];
    for (const [key, route] of forMembers.filter(([key]) => !open.includes(key))) {
      const code = await codeOf(key, route);
      if (code !== 'RECONSENT_REQUIRED') passed.push(`${key}: ${code}`);
    }
    expect(passed).toEqual([]);
    expect(forMembers.length).toBeGreaterThan(60);
    for (const key of open.filter((one) => one !== 'auth.logout')) {
      expect(await codeOf(key, routes[key]), key).not.toBe('RECONSENT_REQUIRED');
    }
    // Documents themselves are public.
    expect((await server.call('documents.oferta', { as: who })).status).toBe(200);
  });

  it('says so in Russian, stops nobody else, and lets the member go on once he has agreed', async () => {
    const refused = await server.call('notifications.unread', { as: who });
    expect([refused.status, refused.messages]).toEqual([
      403,
      ['Документы программы обновились. Прочитайте новую редакцию и подтвердите согласие'],
    ]);
    expect((await server.call('sales.adminList', { as: await server.loginAs('moderator'), body: {} })).status).toBe(
      200,
    );
    expect((await server.call('notifications.unread', { as: await server.loginAs('member') })).status).toBe(200);
    const profile = await server.call('users.profile', { as: who });
    expect(profile.data.user.consents.find(({ kind }) => kind === 'oferta')).toMatchObject({ outdated: true });
    const agreed = await server.call('consents.update', { as: who, body: { kind: 'oferta', accepted: true } });
    expect(agreed.status, agreed.messages.join()).toBe(200);
    expect((await server.call('notifications.unread', { as: who })).status).toBe(200);
  });

  it('waits for nobody once the document is out of force', async () => {
    await publishVersion(server.database.pool, 'oferta', true);
    expect((await server.call('notifications.unread', { as: who })).code).toBe('RECONSENT_REQUIRED');
    await server.database.pool.query("update programme_document_versions set retired_at = now() where kind = 'oferta'");
    expect((await server.call('notifications.unread', { as: who })).status).toBe(200);
  });
});
