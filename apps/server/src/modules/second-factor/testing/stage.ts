import { expect } from 'vitest';

import type { TestApp } from '../../../test/app.ts';
import { type Person, signIn, testPassword } from '../../../test/people.ts';
import { fromBase32, hotp, stepAt } from '../domain/totp.ts';

/** What an authenticator application does with the secret it was given, at a step of 30 seconds. */
const applicationCode = (secret: string, step: number): string => hotp(fromBase32(secret), step);

/** A person with an authenticator application before the server. */
export const secondFactorStage = (server: TestApp) => {
  const codeOf = (secret: string, shift = 0): string => applicationCode(secret, stepAt(server.clock.at) + shift);
  const nextStep = () => server.clock.add(30_000);
  return {
    codeOf,
    nextStep,

    wrongCode: (secret: string): string =>
      ['111111', '222222', '333333', '444444'].find(
        (code) => ![-1, 0, 1].some((shift) => codeOf(secret, shift) === code),
      ) ?? '',

    login: (person: Person) =>
      server.call('auth.login', {
        body: { login: person.email!, password: testPassword },
        headers: { 'x-fingerprint': person.id },
      }),

    step: (challenge: string | null, code: string) =>
      server.call('auth.secondStep', { body: { challenge: challenge ?? '', code } }),

    /** A fresh session of the same person. */
    again: async (person: Person): Promise<Person> => ({ ...person, ...(await signIn(server.services, person.id)) }),

    /** A person whose second step is on. */
    enrolled: async (role = 'member') => {
      const person = await server.loginAs(role);
      const { data } = await server.call('secondFactor.enrol', { as: person });
      const confirmed = await server.call('secondFactor.confirm', { as: person, body: { code: codeOf(data.secret) } });
      expect(confirmed.status, confirmed.messages.join()).toBe(200);
      nextStep();
      return { person, secret: data.secret, uri: data.uri, codes: confirmed.data.recoveryCodes };
    },

    entries: async (id: string) =>
      server.services.db
        .selectFrom('auditEntries')
        .select(['action', 'entityType', 'reason', 'actorId'])
        .where('entityId', '=', id)
        .orderBy('id')
        .execute(),
  };
};
