import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { secondFactorStage } from './testing/stage.ts';

let server: TestApp;
let stage: ReturnType<typeof secondFactorStage>;
beforeAll(async () => {
  server = await createTestApp();
  stage = secondFactorStage(server);
});
afterAll(() => server.close());

describe('the rule for administrators', () => {
  const setRule = async (on: boolean) => {
    const as = await server.loginAs('admin');
    const { data } = await server.call('security.settings', { as });
    return server.call('security.updateSettings', { as, body: { adminSecondFactor: on, version: data.version } });
  };

  it('is changed by administrators only, by the version they saw, in the journal', async () => {
    const moderator = await server.loginAs('moderator');
    const body = { adminSecondFactor: true, version: 1 };
    expect((await server.call('security.updateSettings', { as: moderator, body })).status).toBe(403);
    expect((await server.call('security.settings', { as: moderator })).status).toBe(403);
    const on = await setRule(true);
    expect(on.data.adminSecondFactor).toBe(true);
    const stale = await server.call('security.updateSettings', { as: await server.loginAs('admin'), body });
    expect([stale.status, stale.code]).toEqual([409, 'VERSION_CONFLICT']);
    await setRule(false);
  });

  it('leads to switching on: no session, no call, before it is done', async () => {
    await setRule(true);
    const admin = await server.loginAs('admin');
    const first = await stage.login(admin);
    expect([first.data.secondStep, first.tokens]).toEqual(['enrolment', undefined]);
    const challenge = first.data.challenge ?? '';
    expect((await stage.step(challenge, '123456')).code).toBe('SECOND_STEP_EXPIRED');
    const { data } = await server.call('auth.enrol', { body: { challenge } });
    const wrong = await server.call('auth.confirmEnrol', { body: { challenge, code: stage.wrongCode(data.secret) } });
    expect([wrong.code, wrong.tokens]).toEqual(['CODE_WRONG', undefined]);
    const done = await server.call('auth.confirmEnrol', { body: { challenge, code: stage.codeOf(data.secret) } });
    expect(done.data).toMatchObject({ secondStep: null, roleCode: 'admin' });
    expect(done.data.recoveryCodes).toHaveLength(10);
    expect((await server.call('logs.list', { token: done.tokens?.access, body: {} })).status).toBe(200);
    expect((await server.call('auth.enrol', { body: { challenge } })).code).toBe('SECOND_STEP_EXPIRED');
    stage.nextStep();
    const second = await stage.login(admin);
    expect(second.data.secondStep).toBe('code');
    expect((await stage.step(second.data.challenge, stage.codeOf(data.secret))).status).toBe(200);
    const off = await server.call('secondFactor.disable', { token: done.tokens?.access });
    expect([off.status, off.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    await setRule(false);
  });

  it('does not touch other roles', async () => {
    await setRule(true);
    for (const role of ['member', 'moderator', 'partner']) {
      expect((await stage.login(await server.loginAs(role))).tokens, role).toBeDefined();
    }
    await setRule(false);
  });
});
