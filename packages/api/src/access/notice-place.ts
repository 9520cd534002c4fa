import type { Output } from '../contract.ts';
import type { Grant } from '../permissions.ts';
import { type Access, canGrant } from './accesses.ts';
import { isAvailable } from './decide.ts';
import type { ScreenName } from './screens.ts';

type Place = { readonly screen: ScreenName; readonly grants: readonly Grant[] };

/** Places of the back-office a notice may lead to, each with the rights needed there besides those of its screen. */
export const noticePlaces = {
  sale: { screen: 'admin-sales', grants: ['sales.sale:read'] },
  salesQueue: { screen: 'admin-sales', grants: ['sales.sale:update'] },
  withdrawal: { screen: 'transactions', grants: ['transactionPage.detailTransaction:read'] },
  registry: { screen: 'transactions', grants: ['transactionPage.transactionListAdmin:read'] },
  operation: { screen: 'transactions', grants: ['transactionPage.detailTransaction:read'] },
  operations: { screen: 'transactions', grants: ['transactionPage.transactionListAdmin:read'] },
  adjustment: {
    screen: 'transactions',
    grants: ['transactionPage.tuningsTransactionList:read', 'transactionPage.tuningsTransaction:read'],
  },
  adjustmentsWaiting: { screen: 'transactions', grants: ['transactionPage.tuningsTransactionList:read'] },
  pointsSettings: { screen: 'transactions', grants: ['transactionPage.tuningsTransactionList:read'] },
  member: { screen: 'participants', grants: ['memberPage.memberCard:read'] },
  promotion: { screen: 'admin-promotions', grants: ['promotions.promotionDetailAdmin:read'] },
  product: { screen: 'nomenclatures', grants: ['products.productDetail:read'] },
  products: { screen: 'nomenclatures', grants: [] },
  productsWaiting: { screen: 'nomenclatures', grants: [] },
  staff: { screen: 'access-roles', grants: ['roleSystem.detailAccessesRole:read'] },
  request: { screen: 'support-requests', grants: ['technicalSupport.detailRequestTechnicalSupport:read'] },
  ownRequest: { screen: 'my-requests', grants: [] },
  process: { screen: 'logs', grants: ['logs.processList:read'] },
  ownProcess: { screen: 'admin-profile', grants: [] },
  journal: { screen: 'logs', grants: ['logs.logsList:read'] },
} as const satisfies Record<string, Place>;

/** Where in the back-office a notice leads. */
export type NoticePlace = keyof typeof noticePlaces;

type Notice = Pick<Output<'notifications.list'>['items'][number], 'kind' | 'entity'>;
type Entity = NonNullable<Notice['entity']>['type'];

/** The better place first: who may not open it is led to the next one. */
const byEntity: Readonly<Record<Entity, readonly NoticePlace[]>> = {
  sale: ['sale'],
  withdrawal: ['withdrawal'],
  registry: ['registry'],
  operation: ['operation'],
  tuning: ['adjustment'],
  passport: ['member'],
  member: ['member'],
  promotion: ['promotion'],
  product: ['product'],
  staff: ['staff'],
  support_request: ['request'],
  process: ['process', 'ownProcess'],
};

/** What is about a list, and what its author reads in a place of their own. */
const byKind: Readonly<Record<string, readonly NoticePlace[]>> = {
  'sale.overdue': ['salesQueue'],
  'reconciliation.differs': ['journal', 'operations'],
  'settings.asked': ['pointsSettings'],
  'settings.decided': ['pointsSettings'],
  'product.points_asked_many': ['productsWaiting'],
  'product.points_replaced_many': ['products'],
  'tuning.asked_file': ['adjustmentsWaiting'],
  'support.answered': ['ownRequest'],
  'support.resolved': ['ownRequest'],
  'support.merged': ['ownRequest'],
};

function isOpen(name: NoticePlace, access: Access | undefined): boolean {
  const { screen, grants }: Place = noticePlaces[name];
  return isAvailable(screen, access) && grants.every((grant) => canGrant(access, grant));
}

/** Where a notice leads this reader of the back-office: undefined where it is about no screen or the screen is closed. */
export function noticePlace({ kind, entity }: Notice, access: Access | undefined): NoticePlace | undefined {
  const places = (Object.hasOwn(byKind, kind) ? byKind[kind] : entity && byEntity[entity.type]) ?? [];
  return places.find((name) => isOpen(name, access));
}
