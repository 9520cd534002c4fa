import type { ChosenWebhook, Grant, RouteKey } from '@pribavka/api';

/** A kind of call a system makes, and what it is refused for now and then. */
export interface CallSeed {
  route: RouteKey;
  /** Out of ten calls of the system. */
  share: number;
  refusal?: readonly [status: number, code: string];
}

/** Systems of companies that call the API. */
export interface SystemSeed {
  name: string;
  login: string;
  description: string;
  partner?: string;
  manufacturer?: string;
  scopes: readonly Grant[];
  allowedIps: readonly string[];
  /** Where its calls come from. */
  ip: string;
  /** Days from now; without a term by default. */
  expiresInDays?: number;
  webhook?: { url: string; events: readonly ChosenWebhook[] };
  calls: { perDay: number; kinds: readonly CallSeed[] };
}

export const systems: readonly SystemSeed[] = [
  {
    name: 'Касса «Мастерок»',
    login: 'masterok-pos',
    description: 'Кассы четырёх точек: переводят сотрудников между точками и сверяют продажи.',
    partner: 'masterok',
    scopes: [
      'sales.salesListAdmin:read',
      'sales.sale:read',
      'products.productList:read',
      'transactionPage.transactionListAdmin:read',
      'partner.partnerDetail:update',
    ],
    allowedIps: ['203.0.113.40', '203.0.113.64/26'],
    ip: '203.0.113.40',
    // Only what it asks for itself: nothing of the demo is sent to an address that is not there.
    webhook: { url: 'https://pos.masterok.example/pribavka/events', events: ['process.finished'] },
    calls: {
      perDay: 9,
      kinds: [
        { route: 'sales.adminList', share: 5 },
        { route: 'products.list', share: 3 },
        { route: 'partners.assignStore', share: 2, refusal: [404, 'NOT_FOUND'] },
      ],
    },
  },
  {
    name: 'Каталог «Стрежень»',
    login: 'strezhen-catalog',
    description: 'Выгружает номенклатуру производителя из его учётной системы раз в сутки.',
    manufacturer: 'strezhen',
    scopes: ['products.productList:read', 'products.productImport:read', 'products.productImport:create'],
    allowedIps: [],
    ip: '198.51.100.17',
    expiresInDays: 120,
    calls: {
      perDay: 2,
      kinds: [
        { route: 'products.list', share: 6 },
        { route: 'products.import', share: 4, refusal: [400, 'VALIDATION'] },
      ],
    },
  },
];
