import type { RouteInput } from '../../contract.ts';
import type { RouteKey } from '../../routes/all.ts';
import { id } from './values.ts';

type Requests = { readonly [K in RouteKey]?: RouteInput<K> };

const item = { productId: id, quantity: 1, priceKopecks: 449_900, serialNumber: 'AB-123456' };

const passport = {
  lastName: 'Соколова',
  firstName: 'Ирина',
  middleName: 'Олеговна',
  birthDate: '1994-03-17',
  passportSeries: '0014',
  passportNumber: '123456',
  passportIssuedBy: 'ОВД города Тверь',
  passportIssuedAt: '2014-04-02',
  departmentCode: '690-001',
  inn: '000000010048',
  snils: '99900000115',
};

const promotion: NonNullable<RouteInput<'promotions.create'>['body']> = {
  name: 'Осенние дрели',
  shortText: '×1,5 баллов за дрели',
  mechanic: 'multiplier',
  params: { percent: 150 },
  conditions: { brandIds: [id], priceFrom: 100_000, weekdays: [6, 7], positions: ['seller'] },
  limits: { memberMonth: 5000, onLimit: 'cut' },
  stackMode: 'best',
  startsAt: '2026-12-01 00:00:00.000',
  endsAt: '2026-12-31 23:59:59.999',
  budgetPoints: 500_000,
};

const product: NonNullable<RouteInput<'products.create'>['body']> = {
  manufacturerId: id,
  brandId: id,
  article: 'D-600',
  gtin: '2000000000015',
  name: 'Дрель Кремень-600',
  rrpKopecks: 499_900,
  serialRequired: true,
  serialSource: 'pattern',
  isMarked: false,
  serialPattern: '[A-Z]{2}-\\d{6}',
  serialExample: 'AB-123456',
  status: 'active',
  basePoints: 350,
};

/** Requests better given than generated: what belongs together, and what is usually sent besides what must be. */
export const requests: Requests = {
  'auth.login': { body: { login: '79031234567', password: 'Vernost7!kot' } },
  'sales.create': {
    body: {
      userExternalId: 'ТН-0147',
      externalId: 'Ч-2026-0147',
      saleDate: '2026-11-20',
      items: [item],
      receipt: { qr: 't=20261120T1230&s=4499.00&fn=9999078900000001&i=10556&fp=189504453&n=1' },
      submit: true,
    },
  },
  'sales.update': { params: { id }, body: { saleDate: '2026-11-20', items: [item], submit: true, version: 3 } },
  // A brand's products go to another brand, never to itself.
  'brands.moveProducts': { params: { id }, body: { toBrandId: '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e06' } },
  'sales.calculate': { body: { saleDate: '2026-11-20', items: [{ productId: id, quantity: 2 }] } },
  'sales.moderate': {
    params: { id },
    body: {
      items: [
        { id, decision: 'approve' },
        {
          id: '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e06',
          decision: 'reject',
          reasonCode: 'receipt_unreadable',
        },
      ],
      version: 3,
    },
  },
  'members.decideMany': { body: { ids: [id], decision: 'confirm' } },
  'members.letter': {
    body: {
      query: { filters: { regions: ['Тверская область'] } },
      subject: 'Акция декабря',
      text: 'С 1 декабря за дрели двойные баллы.',
      expected: 120,
    },
  },
  'members.exportList': {
    body: {
      purpose: 'Сверка с партнёром',
      filters: { statuses: ['confirmed'] },
      columns: ['fullName', 'phone', 'active'],
    },
  },
  'sales.exportList': {
    body: { format: 'csv', columns: ['number', 'saleDate', 'points'], filters: { statuses: ['confirmed'] } },
  },
  'partners.exportList': { body: { columns: ['name', 'inn', 'kpp'], filters: { regions: ['Тульская область'] } } },
  'withdrawals.taxReport': { body: { year: 2026, purpose: 'Отчёт 6-НДФЛ за 2026 год' } },
  'tunings.decideMany': { body: { ids: [id], decision: 'approve' } },
  'withdrawals.decideMany': { body: { ids: [id], decision: 'approve' } },
  // Counted first; the call that forms it carries the number as `expected`.
  'registries.createByQuery': { body: { query: { filters: { pointsFrom: 500 }, preview: true } } },
  'sales.moderateMany': { body: { ids: [id], decision: 'approve' } },
  'sales.return': {
    params: { id },
    body: {
      items: [{ id, quantity: 1 }],
      reasonCode: 'customer',
      documentNumber: 'В-17',
      returnedAt: '2026-11-20',
      preview: true,
    },
  },
  'members.update': { params: { id }, body: { version: 3, status: 'confirmed' } },
  'members.list': {
    body: {
      search: 'соколова',
      filters: { statuses: ['confirmed'], regions: ['Тверская область'], activeFrom: 100 },
      sort: [{ field: 'active', direction: 'desc' }],
      size: 50,
    },
  },
  'sales.adminList': {
    body: {
      filters: { statuses: ['moderation'], saleDate: { from: '2026-11-01' }, overdue: true },
      sort: [{ field: 'submittedAt', direction: 'asc' }],
      size: 50,
    },
  },
  'withdrawals.create': { body: { points: 500, cardId: id, code: '123456' } },
  'withdrawals.decide': { params: { id }, body: { decision: 'approve', version: 3 } },
  'tunings.create': {
    body: {
      phone: '79031234567',
      direction: 'credit',
      points: 150,
      reasonCode: 'other',
      comment: 'По обращению О-000045',
    },
  },
  'users.createPassport': { body: passport },
  'users.updatePassport': { body: passport },
  'promotions.create': { body: promotion },
  'promotions.update': { params: { id }, body: { ...promotion, version: 3 } },
  'promotions.describe': { body: { promotion } },
  'promotions.preview': { body: { promotion } },
  'promotions.accruals': { params: { id }, body: { filters: { states: ['pending', 'active'] }, size: 50 } },
  'promotions.archiveMany': { body: { ids: [id] } },
  'promotions.simulate': { body: { promotion, period: { from: '2026-10-01', to: '2026-10-31' } } },
  'brands.create': { body: { name: 'Кремень', manufacturerId: id, isActive: true } },
  'products.create': { body: product },
  'products.update': { params: { id }, body: { ...product, version: 3 } },
  'products.setPoints': { body: { filter: { brandIds: [id] }, points: 400, from: '2026-12-01' } },
  'staff.create': {
    body: {
      lastName: 'Соколова',
      firstName: 'Ирина',
      email: 'i.sokolova@lavka.example',
      roleCode: 'moderator',
    },
  },
  'support.merge': {
    params: { id },
    body: { version: 3, duplicates: [{ id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c', version: 1 }] },
  },
  'support.updateSettings': {
    body: {
      workDays: [1, 2, 3, 4, 5],
      workFrom: 540,
      workTo: 1080,
      closeDays: 7,
      reopenDays: 30,
      deadlines: [
        { category: null, priority: 'low', hours: 27 },
        { category: null, priority: 'normal', hours: 9 },
        { category: null, priority: 'high', hours: 4 },
        { category: null, priority: 'urgent', hours: 1 },
      ],
      version: 1,
    },
  },
  'staff.update': { params: { id }, body: { version: 3, roleCode: 'support' } },
  'roles.create': {
    body: {
      code: 'sales_reader',
      name: 'Читатель продаж',
      dataScope: 'all',
      items: [{ code: 'sales', routeGroups: [{ code: 'salesListAdmin', urls: [{ actionId: 1, access: true }] }] }],
    },
  },
  'roles.updateAccesses': {
    params: { code: 'support' },
    body: {
      version: 3,
      items: [{ code: 'sales', routeGroups: [{ code: 'salesListAdmin', urls: [{ actionId: 1, access: true }] }] }],
    },
  },
  'technical.register': {
    body: {
      name: '1С Лавка',
      login: 'erp-lavka',
      ownerPartnerId: id,
      scopes: ['sales.sale:create', 'sales.sale:read'],
      allowedIps: ['203.0.113.0/24'],
      webhookUrl: 'https://lavka.example/hooks/pribavka',
    },
  },
  'partners.assignStore': {
    params: { userExternalId: 'ТН-0147' },
    body: { partnerInn: '0000001004', storeCode: 'TV-01', from: '2026-11-20' },
  },
  'stores.addressesByInn': { query: { inn: '0000001004', role: 'member' } },
};
