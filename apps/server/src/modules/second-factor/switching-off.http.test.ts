import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Person } from '../../test/people.ts';
import { secondFactorStage } from './testing/stage.ts';

let server: TestApp;
let stage: ReturnType<typeof secondFactorStage>;
beforeAll(async () => {
  server = await createTestApp();
  stage = secondFactorStage(server);
});
afterAll(() => server.close());

describe('switching off', () => {
  it('by the owner with a fresh proof, told by a letter', async () => {
    const { person } = await stage.enrolled();
    const fresh = await stage.again(person);
    expect((await server.call('secondFactor.disable', { as: fresh })).data).toEqual({ ok: true });
    expect((await server.call('secondFactor.disable', { as: fresh })).code).toBe('SECOND_FACTOR_OFF');
    expect((await server.call('secondFactor.renewCodes', { as: fresh })).code).toBe('SECOND_FACTOR_OFF');
    expect((await stage.login(person)).tokens).toBeDefined();
    expect((await server.mail(person.email!)).map(({ template }) => template)).toContain('second-factor-off');
  });

  it('by another administrator, in the journal; never for oneself', async () => {
    const { person: lost } = await stage.enrolled('admin');
    const { person: helper } = await stage.enrolled('admin');
    const as = await stage.again(helper);
    const reset = (by: Person, id: string) => server.call('secondFactor.reset', { as: by, params: { id } });
    expect((await reset(as, helper.id)).code).toBe('SECOND_FACTOR_SELF');
    expect((await reset(await server.loginAs('moderator'), lost.id)).status).toBe(403);
    const open = await stage.again(lost);
    expect((await reset(as, lost.id)).data).toEqual({ ok: true, waits: true });
    expect((await server.call('users.profile', { as: open })).status).toBe(200);
    const another = await server.loginAs('admin');
    const { waiting } = (await server.call('staff.get', { as: another, params: { id: lost.id } })).data;
    const [{ id } = { id: '' }] = waiting;
    await server.call('staff.decideChange', { as: another, params: { id }, body: { decision: 'confirm' } });
    expect((await server.call('users.profile', { as: open })).status).toBe(401);
    expect((await stage.login(lost)).tokens).toBeDefined();
    expect((await reset(as, lost.id)).code).toBe('SECOND_FACTOR_OFF');
    const recorded = (await stage.entries(lost.id)).find(({ reason }) =>
      reason?.startsWith('Двухэтапный вход сброшен'),
    );
    expect(recorded).toMatchObject({ entityType: 'second_factor', action: 'delete', actorId: another.id });
    expect((await server.mail(lost.email!)).map(({ template }) => template)).toContain('second-factor-reset');
  });
});
