import sharp from 'sharp';

import { personInn, snils } from '../../seed/numbers.ts';
import { testPassword } from '../../test/people.ts';
import type { TestApp } from '../../test/app.ts';
import { type Row, textAt } from './row.ts';

const users = '/v1/private/users/users';
const nextPassword = 'Drugaja8!noch';
const lastPassword = 'Tretja9!reka';

const codeTo = async (server: TestApp, to: string): Promise<string> => (await server.mail(to))[0]?.code ?? '';
const recoveryTo = async (server: TestApp, to: string): Promise<string> =>
  /[?&]code=([\w-]+)/.exec((await server.mail(to))[0]?.text ?? '')?.[1] ?? '';

const passport = (number: string) => ({
  lastName: 'Салтыкова',
  firstName: 'Анна',
  birthDate: '1990-05-06',
  passportSeries: '0010',
  passportNumber: number,
  passportIssuedBy: 'УМВД России по Тверской области',
  passportIssuedAt: '2010-05-06',
  departmentCode: '690-001',
  inn: personInn(7001),
  snils: snils(7001),
});

export const signInRows: readonly Row[] = [
  {
    call: 'POST /v1/public/auth/login',
    fill: (seen) => ({ body: { login: seen['adminEmail'], password: testPassword } }),
    shows: ['roleCode', 'status'],
    tokens: 'admin',
  },
  {
    call: 'POST /v1/public/auth/refresh',
    fill: (seen) => ({ headers: { 'X-Refresh-Token': seen['adminRefresh'] ?? '' } }),
    shows: ['ok'],
    tokens: 'admin',
  },
  { call: 'GET /v1/public/users/dictionary', shows: ['roles[0].code', 'statuses.member[0].name', 'settings.timezone'] },
];

/** A member from the registration to a changed password. */
export const memberRows: readonly Row[] = [
  {
    call: 'GET /v1/public/users/stores/addresses/by-inn',
    fill: (seen) => ({ query: { inn: seen['partnerInn'] ?? '', role: 'member' } }),
    shows: ['[0].storeId', '[0].storeName', '[0].address', '[0].partnerName'],
    remember: (data, seen) => {
      seen['store'] = textAt(data, '[0].storeId');
    },
  },
  {
    call: 'POST /v1/public/auth/register',
    fill: (seen) => ({
      body: {
        role: 'member',
        storeId: seen['store'],
        lastName: 'Салтыкова',
        firstName: 'Анна',
        phone: '79995550001',
        email: 'anna@example.ru',
        password: testPassword,
        consents: ['program_rules', 'personal_data', 'policy', 'oferta'].map((kind) => ({
          kind,
          versionId: seen[kind],
        })),
      },
    }),
    shows: ['user.id', 'user.status', 'user.isPhoneVerified'],
    tokens: 'member',
    remember: (data, seen) => {
      seen['member'] = textAt(data, 'user.id');
    },
  },
  {
    call: `GET ${users}/send-phone-code`,
    as: 'member',
    fill: () => ({ query: { phone: '79995550001' } }),
    shows: ['sentTo', 'expiresAt', 'resendAfterSeconds', 'attemptsLeft'],
  },
  {
    call: `POST ${users}/confirm-phone-code`,
    as: 'member',
    fill: async (_, server) => ({ body: { code: await codeTo(server, '79995550001') } }),
    shows: ['isPhoneVerified', 'status'],
  },
  {
    call: `GET ${users}/profile`,
    as: 'member',
    shows: ['user.isPhoneVerified', 'user.status', 'user.userExternalId', 'user.roleCode', 'user.phone', 'user.email'],
    remember: (data, seen) => {
      seen['memberExternal'] = textAt(data, 'user.userExternalId');
    },
  },
  {
    call: 'GET /v1/private/role/user/accesses',
    as: 'member',
    shows: [
      'roleCode',
      'items[0].code',
      'items[0].routeGroups[0].code',
      'items[0].routeGroups[0].urls[0].actionId',
      'items[0].routeGroups[0].urls[0].access',
    ],
  },
  {
    call: `PUT ${users}/phone`,
    as: 'member',
    fill: () => ({ body: { phone: '79995550002' } }),
    shows: ['sentTo', 'expiresAt'],
  },
  {
    call: `POST ${users}/phone/confirm-update`,
    as: 'member',
    fill: async (_, server) => ({ body: { code: await codeTo(server, '79995550002') } }),
    shows: ['phone', 'isPhoneVerified'],
  },
  {
    call: `PUT ${users}/email`,
    as: 'member',
    fill: () => ({ body: { email: 'anna.new@example.ru' } }),
    shows: ['sentTo', 'expiresAt'],
  },
  {
    call: `GET ${users}/send-email-code`,
    as: 'member',
    // The letter before it was sent at the same moment of the test's clock.
    fill: (_, server) => {
      server.clock.add(90_000);
      return {};
    },
    shows: ['sentTo', 'expiresAt'],
  },
  {
    call: `POST ${users}/confirm-email-code`,
    as: 'member',
    fill: async (_, server) => ({ body: { code: await codeTo(server, 'anna.new@example.ru') } }),
    shows: ['email', 'isEmailVerified'],
  },
  {
    call: `POST ${users}/passport`,
    as: 'member',
    fill: () => ({ body: passport('700001') }),
    shows: ['status', 'passport', 'inn', 'snils'],
  },
  {
    call: `POST ${users}/passport/update`,
    as: 'member',
    fill: () => ({ body: passport('700002') }),
    shows: ['status', 'passport', 'inn', 'snils'],
  },
  {
    call: `POST ${users}/avatar`,
    as: 'member',
    fill: async () => ({
      file: {
        name: 'me.png',
        mime: 'image/png',
        bytes: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#845' } })
          .png()
          .toBuffer(),
      },
    }),
    shows: ['avatarUrl'],
  },
  {
    call: `PUT ${users}/full-name`,
    as: 'member',
    fill: () => ({ body: { lastName: 'Щедрина', firstName: 'Анна' } }),
    shows: ['lastName', 'firstName'],
  },
];

/** Passwords at the end: they close sessions. */
export const passwordRows: readonly Row[] = [
  {
    call: 'POST /v1/private/auth/users/reset-password',
    as: 'member',
    fill: () => ({ body: { oldPassword: testPassword, password: nextPassword } }),
    shows: ['ok'],
  },
  {
    call: 'POST /v1/public/auth/recovery_password',
    fill: () => ({ body: { email: 'anna.new@example.ru' } }),
    shows: ['ok'],
  },
  {
    call: 'POST /v1/public/auth/change_password',
    fill: async (_, server) => ({
      body: { code: await recoveryTo(server, 'anna.new@example.ru'), password: lastPassword },
    }),
    shows: ['ok'],
  },
];
