import { companyInn } from '../../seed/numbers.ts';
import { type Row, type Seen, textAt } from './row.ts';

const admin = '/v1/private/users/admin/users';
const users = '/v1/private/users/users';

const partner = (seen: Seen) => ({ name: 'Гвоздь', legalName: 'ООО «Гвоздь»', inn: seen['partnerInn'] });
const manufacturer = { name: 'Завод', legalName: 'АО «Завод»', inn: companyInn(7002) };
const robot = { name: 'Касса', scopes: ['partner.partnerDetail:update'] };
const massHeader = 'ИНН;Название;Юр. лицо;КПП;Контакт;Телефон;Эл. почта;Код точки;Название точки;Адрес;Регион';
const remember =
  (name: string) =>
  (data: unknown, seen: Seen): void => {
    seen[name] = textAt(data, 'id');
    seen[`${name}Version`] = textAt(data, 'version');
  };
const idOf = (name: string) => (seen: Seen) => ({ path: { id: seen[name] ?? '' } });
const update = (name: string, body: (seen: Seen) => object) => (seen: Seen) => ({
  path: { id: seen[name] ?? '' },
  body: { ...body(seen), version: Number(seen[`${name}Version`]) },
});
const page = ['items[0].id', 'page', 'size', 'total'];

/** Companies, groups and shops: the member works in one of them. */
export const companyRows: readonly Row[] = [
  {
    call: 'POST /v1/private/auth/admin/register/partner',
    as: 'admin',
    fill: (seen) => ({
      body: {
        ...partner(seen),
        login: 'gvozd@example.ru',
        stores: [{ name: 'Гвоздь на Мира', code: 'Т-1', address: 'ул. Мира, 1', region: 'Тульская область' }],
      },
    }),
    shows: ['id', 'name', 'inn', 'status', 'version', 'login.login'],
    remember: remember('partner'),
  },
  { call: `POST ${users}/partner/list`, as: 'admin', shows: page },
  { call: `GET ${users}/partner/{id}`, as: 'admin', fill: idOf('partner'), shows: ['id', 'name', 'inn', 'version'] },
  {
    call: `PUT ${admin}/partner/{id}`,
    as: 'admin',
    fill: update('partner', (seen) => ({ ...partner(seen), contactName: 'Иванова Мария' })),
    shows: ['id', 'contactName', 'version'],
  },
  {
    call: `POST ${admin}/mass-upload`,
    as: 'admin',
    status: 202,
    fill: () => ({
      file: {
        name: 'partners.csv',
        mime: 'text/csv',
        bytes: Buffer.from(`${massHeader}\r\n${companyInn(7003)};Шуруп;;;;;;Ш-1;;ул. Мира, 2;Тверская область`),
      },
    }),
    shows: ['processId'],
  },
  {
    call: 'GET /v1/private/users/stores/find-by-company-name',
    as: 'admin',
    fill: () => ({ query: { name: 'гвоздь' } }),
    shows: ['[0].partnerId', '[0].partnerName', '[0].stores[0].id', '[0].stores[0].address'],
    remember: (data, seen) => {
      seen['shop'] = textAt(data, '[0].stores[0].id');
    },
  },
  {
    call: 'POST /v1/private/users/store-groups',
    as: 'admin',
    fill: (seen) => ({ body: { name: 'Тула', kind: 'manual', storeIds: [seen['shop']] } }),
    shows: ['id', 'name', 'stores[0].id', 'version'],
    remember: remember('group'),
  },
  { call: 'POST /v1/private/users/store-groups/list', as: 'admin', shows: page },
  { call: 'GET /v1/private/users/store-groups/short-list', as: 'admin', shows: ['[0].id', '[0].name'] },
  {
    call: 'GET /v1/private/users/store-groups/{id}',
    as: 'admin',
    fill: idOf('group'),
    shows: ['id', 'name', 'stores[0].id'],
  },
  {
    call: 'PUT /v1/private/users/store-groups/{id}',
    as: 'admin',
    fill: update('group', (seen) => ({ name: 'Тула и область', kind: 'manual', storeIds: [seen['shop']] })),
    shows: ['id', 'name', 'version'],
  },
  {
    call: 'POST /v1/private/auth/admin/register/manufacturer',
    as: 'admin',
    fill: () => ({ body: { ...manufacturer, login: 'zavod@example.ru' } }),
    shows: ['id', 'name', 'inn', 'version'],
    remember: remember('maker'),
  },
  { call: 'GET /v1/private/users/companies/manufacturers', as: 'admin', shows: ['[0].id', '[0].name'] },
  { call: `POST ${users}/manufacturer/list`, as: 'admin', shows: page },
  { call: `GET ${users}/manufacturer/{id}`, as: 'admin', fill: idOf('maker'), shows: ['id', 'name', 'inn', 'version'] },
  {
    call: `PUT ${admin}/manufacturer/{id}`,
    as: 'admin',
    fill: update('maker', () => ({ ...manufacturer, name: 'Завод «Ключ»' })),
    shows: ['id', 'name', 'version'],
  },
];

/** What the office does with a member, and what a system of his partner does. */
export const officeRows: readonly Row[] = [
  {
    call: `GET ${admin}/info-by-phone`,
    as: 'admin',
    fill: () => ({ query: { phone: '79995550002' } }),
    shows: ['id', 'fullName', 'phone', 'points.active'],
  },
  {
    call: `POST ${admin}/resendPassport/{id}`,
    as: 'admin',
    fill: idOf('member'),
    shows: ['status'],
  },
  {
    call: `PUT ${admin}/{id}`,
    as: 'admin',
    fill: async (seen, server) => {
      const { version } = await server.services.db
        .selectFrom('users')
        .select('version')
        .where('id', '=', seen['member'] ?? '')
        .executeTakeFirstOrThrow();
      return { path: { id: seen['member'] ?? '' }, body: { status: 'confirmed', version } };
    },
    shows: ['id', 'status', 'version'],
  },
  {
    call: `GET ${admin}/export`,
    as: 'admin',
    status: 202,
    fill: () => ({ query: { purpose: 'Сверка', format: 'csv' } }),
    shows: ['processId'],
  },
  {
    call: 'POST /v1/private/auth/admin/register/technical',
    as: 'admin',
    fill: (seen) => ({ body: { ...robot, login: 'kassa-1', ownerPartnerId: seen['partner'] } }),
    shows: ['id', 'login', 'secret', 'secretPrefix', 'scopes[0]', 'rateLimitPerMinute', 'version'],
    remember: (data, seen) => {
      remember('robot')(data, seen);
      seen['secret'] = textAt(data, 'secret');
    },
  },
  { call: `POST ${users}/technical/list`, as: 'admin', shows: page },
  { call: `GET ${users}/technical/{id}`, as: 'admin', fill: idOf('robot'), shows: ['id', 'login', 'version'] },
  {
    call: `PUT ${admin}/technical/{id}`,
    as: 'admin',
    fill: update('robot', () => ({ ...robot, name: 'Касса на Мира' })),
    shows: ['id', 'name', 'version'],
  },
  {
    call: 'PUT /v1/internal/users/{userExternalId}/partner-store',
    as: 'robot',
    fill: async (seen, server) => {
      const answer = await server.call('auth.login', { body: { login: 'kassa-1', password: seen['secret'] ?? '' } });
      seen['robotToken'] = answer.tokens?.access ?? '';
      return {
        path: { userExternalId: seen['memberExternal'] ?? '' },
        body: { partnerInn: seen['partnerInn'], storeCode: 'Т-1', from: '2026-11-20' },
      };
    },
    shows: ['userExternalId', 'partner.id', 'store.id', 'from'],
  },
];
