import type { Group } from '../permissions.ts';
import { matchPath } from './match-path.ts';

/** Who sees a screen (specification §6 and the notes of domain 3.17). */
export type Availability =
  /** Login, Registration, RestorePassword: need no session. */
  | { readonly kind: 'public' }
  /** Reachable by anyone: EmailConfirm keeps its code over a sign-in; error screens; the roots. */
  | { readonly kind: 'open' }
  | { readonly kind: 'roles'; readonly roles: readonly string[] }
  | { readonly kind: 'staff' }
  /** Read on one of the groups; `staff` narrows it to non-members. */
  | { readonly kind: 'groups'; readonly groups: readonly Group[]; readonly staff?: true };

export type App = 'portal' | 'backoffice';

export type Screen = {
  readonly app: App;
  /** Path inside the origin. */
  readonly path: string;
  readonly title: string;
  readonly availability: Availability;
};

const open = { kind: 'open' } as const;
const anyone = { kind: 'public' } as const;
const memberOrAdmin = { kind: 'roles', roles: ['member', 'admin'] } as const;
const groups = <const G extends readonly Group[]>(...list: G) => ({ kind: 'groups', groups: list }) as const;

/** Every screen of specification §2. */
export const screens = {
  root: { app: 'portal', path: '/', title: '', availability: open },
  login: { app: 'portal', path: '/login', title: 'Вход', availability: anyone },
  registration: {
    app: 'portal',
    path: '/registration',
    title: 'Регистрация',
    availability: anyone,
  },
  'restore-password': {
    app: 'portal',
    path: '/restore-password',
    title: 'Восстановление пароля',
    availability: anyone,
  },
  'email-confirm': {
    app: 'portal',
    path: '/email-confirm',
    title: 'Подтверждение почты',
    availability: open,
  },
  profile: { app: 'portal', path: '/profile', title: 'Профиль', availability: memberOrAdmin },
  nomenclature: {
    app: 'portal',
    path: '/nomenclature',
    title: 'Товары',
    availability: { kind: 'roles', roles: ['member'] },
  },
  promotions: {
    app: 'portal',
    path: '/promotions',
    title: 'Акции',
    availability: groups('promotions.promotionListUser'),
  },
  'promotion-detail': {
    app: 'portal',
    path: '/promotion-detail/:id',
    title: 'Акция',
    availability: groups('promotions.promotionDetailUser'),
  },
  dashboard: { app: 'portal', path: '/dashboard', title: 'Главная', availability: memberOrAdmin },
  sales: {
    app: 'portal',
    path: '/sales',
    title: 'Мои продажи',
    availability: groups('sales.salesListMember'),
  },
  'my-points': {
    app: 'portal',
    path: '/my-points',
    title: 'Мои баллы',
    availability: groups('transactionPage.transactionListMember'),
  },
  'error-500': { app: 'portal', path: '/500', title: 'Что-то пошло не так', availability: open },
  'not-found': { app: 'portal', path: '*', title: 'Страница не найдена', availability: open },

  'admin-root': { app: 'backoffice', path: '/admin', title: '', availability: open },
  'admin-profile': {
    app: 'backoffice',
    path: '/admin/profile',
    title: 'Профиль',
    availability: { kind: 'staff' },
  },
  participants: {
    app: 'backoffice',
    path: '/admin/participants',
    title: 'Участники',
    availability: groups('memberPage.memberList'),
  },
  partners: {
    app: 'backoffice',
    path: '/admin/partners',
    title: 'Партнёры',
    availability: groups('partner.partnerList'),
  },
  'sale-points-groups': {
    app: 'backoffice',
    path: '/admin/sale-points-groups',
    title: 'Группы торговых точек',
    availability: groups('storesGroups.storesGroupsList'),
  },
  'admin-sales': {
    app: 'backoffice',
    path: '/admin/sales',
    title: 'Продажи',
    availability: groups('sales.salesListAdmin'),
  },
  nomenclatures: {
    app: 'backoffice',
    path: '/admin/nomenclatures',
    title: 'Номенклатура',
    availability: { kind: 'groups', groups: ['products.productList'], staff: true },
  },
  'admin-promotions': {
    app: 'backoffice',
    path: '/admin/promotions',
    title: 'Акции',
    availability: groups('promotions.promotionListAdmin'),
  },
  'admin-dashboard': {
    app: 'backoffice',
    path: '/admin/dashboard',
    title: 'Дашборд',
    availability: {
      kind: 'groups',
      groups: ['dashboard.getSummaryProduct', 'dashboard.getSummaryMemberAndPoints', 'dashboard.getSummaryTransaction'],
      staff: true,
    },
  },
  logs: {
    app: 'backoffice',
    path: '/admin/logs',
    title: 'Журнал',
    availability: groups('logs.logsList', 'logs.processList'),
  },
  'log-detail': {
    app: 'backoffice',
    path: '/admin/logs/:id',
    title: 'Запись журнала',
    availability: groups('logs.logsList', 'logs.processList'),
  },
  transactions: {
    app: 'backoffice',
    path: '/admin/transactions',
    title: 'Операции',
    availability: groups('transactionPage.transactionListAdmin'),
  },
  'tech-users': {
    app: 'backoffice',
    path: '/admin/tech-users',
    title: 'Технические пользователи',
    availability: groups('technicalUserPage.technicalUserList'),
  },
  'access-roles': {
    app: 'backoffice',
    path: '/admin/access-roles',
    title: 'Роли и доступы',
    availability: groups('roleSystem.detailAccessesRole'),
  },
  manufactures: {
    app: 'backoffice',
    path: '/admin/manufactures',
    title: 'Производители',
    availability: groups('manufacturer.manufacturerList'),
  },
  'support-requests': {
    app: 'backoffice',
    path: '/admin/support-requests',
    title: 'Обращения',
    availability: groups('technicalSupport.technicalSupportList'),
  },
  'my-requests': {
    app: 'backoffice',
    path: '/admin/my-requests',
    title: 'Мои обращения',
    availability: { kind: 'groups', groups: ['technicalSupport.detailRequestTechnicalSupport'], staff: true },
  },
  brands: {
    app: 'backoffice',
    path: '/admin/brands',
    title: 'Бренды',
    availability: { kind: 'groups', groups: ['brands.brandsList'], staff: true },
  },
  'admin-error-500': {
    app: 'backoffice',
    path: '/admin/500',
    title: 'Что-то пошло не так',
    availability: open,
  },
  'admin-not-found': {
    app: 'backoffice',
    path: '/admin/*',
    title: 'Страница не найдена',
    availability: open,
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** Screens with an address of their own: those of «not found» have none. */
const addressed = (Object.keys(screens) as ScreenName[]).filter((name) => !screens[name].path.includes('*'));

/** The screen of an address without its query; undefined for an address no screen has. */
export const screenAt = (app: App, pathname: string): ScreenName | undefined =>
  addressed.find((name) => screens[name].app === app && matchPath(screens[name].path, pathname));
