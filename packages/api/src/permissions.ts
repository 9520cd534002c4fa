/** Actions of the access matrix by name; the numbers are `actionId` on the wire (specification §6, §9). */
export const actionIds = { read: 1, update: 2, create: 3, delete: 4 } as const;

export type Action = keyof typeof actionIds;
export type ActionId = (typeof actionIds)[Action];

export const actions = ['read', 'update', 'create', 'delete'] as const satisfies readonly Action[];

/** Page codes and the route groups of each (specification §6). */
export const pages = {
  promotions: ['promotionListAdmin', 'promotionDetailAdmin', 'promotionListUser', 'promotionDetailUser'],
  sales: ['salesListAdmin', 'salesListMember', 'sale'],
  transactionPage: [
    'getPointsUser',
    'tuningsTransactionList',
    'detailTransaction',
    'tuningsTransaction',
    'transactionListAdmin',
    'shortUserInfoByPhone',
    'transactionListMember',
  ],
  roleSystem: ['showEmptyMatrixAccess', 'detailAccessesRole'],
  logs: ['logsList', 'processList'],
  products: ['productList', 'productDetail', 'productImport'],
  memberPage: ['memberList', 'memberCard', 'exportMember'],
  partner: ['massUploadPartner', 'partnerList', 'partnerDetail'],
  storesGroups: ['storesGroupsList', 'storesGroupsDetail'],
  technicalUserPage: ['technicalUserList', 'technicalUserCard'],
  manufacturer: ['manufacturerList', 'manufacturerDetail'],
  technicalSupport: ['technicalSupportList', 'detailRequestTechnicalSupport'],
  brands: ['brandsList', 'brands'],
  dashboard: ['getSummaryProduct', 'getSummaryMemberAndPoints', 'getSummaryTransaction'],
} as const;

export type PageCode = keyof typeof pages;

/** `<page>.<group>`, for example `sales.salesListAdmin`. */
export type Group = {
  [P in PageCode]: `${P}.${(typeof pages)[P][number]}`;
}[PageCode];

/** What a route asks for: `<page>.<group>:<action>`. */
export type Grant = `${Group}:${Action}`;

/** Actions a group really has; the others are shown as «—» and can never be granted (domain 3.17). */
export const groupActions = {
  'promotions.promotionListAdmin': ['read', 'update'],
  'promotions.promotionDetailAdmin': ['read', 'update', 'create', 'delete'],
  'promotions.promotionListUser': ['read'],
  'promotions.promotionDetailUser': ['read'],
  'sales.salesListAdmin': ['read'],
  'sales.salesListMember': ['read'],
  'sales.sale': ['read', 'update', 'create', 'delete'],
  'transactionPage.getPointsUser': ['read'],
  'transactionPage.tuningsTransactionList': ['read'],
  'transactionPage.detailTransaction': ['read', 'update', 'create'],
  'transactionPage.tuningsTransaction': ['read', 'update', 'create', 'delete'],
  'transactionPage.transactionListAdmin': ['read'],
  'transactionPage.shortUserInfoByPhone': ['read'],
  'transactionPage.transactionListMember': ['read'],
  'roleSystem.showEmptyMatrixAccess': ['read', 'create'],
  'roleSystem.detailAccessesRole': ['read', 'update', 'delete'],
  'logs.logsList': ['read'],
  'logs.processList': ['read', 'update'],
  'products.productList': ['read'],
  'products.productDetail': ['read', 'update', 'create', 'delete'],
  'products.productImport': ['read', 'create'],
  'memberPage.memberList': ['read'],
  'memberPage.memberCard': ['read', 'update'],
  'memberPage.exportMember': ['read'],
  'partner.massUploadPartner': ['read', 'create'],
  'partner.partnerList': ['read'],
  'partner.partnerDetail': ['read', 'update', 'create', 'delete'],
  'storesGroups.storesGroupsList': ['read'],
  'storesGroups.storesGroupsDetail': ['read', 'update', 'create', 'delete'],
  'technicalUserPage.technicalUserList': ['read'],
  'technicalUserPage.technicalUserCard': ['read', 'update', 'create'],
  'manufacturer.manufacturerList': ['read'],
  'manufacturer.manufacturerDetail': ['read', 'update', 'create'],
  'technicalSupport.technicalSupportList': ['read'],
  'technicalSupport.detailRequestTechnicalSupport': ['read', 'update', 'create'],
  'brands.brandsList': ['read'],
  'brands.brands': ['read', 'update', 'create', 'delete'],
  'dashboard.getSummaryProduct': ['read'],
  'dashboard.getSummaryMemberAndPoints': ['read'],
  'dashboard.getSummaryTransaction': ['read'],
} as const satisfies Record<Group, readonly Action[]>;

/** Every group in the order of the specification. */
export const groups = Object.keys(groupActions) as Group[];

/** Splits a grant into its group and action. */
export function parseGrant(grant: Grant): { group: Group; action: Action } {
  const colon = grant.indexOf(':');
  return { group: grant.slice(0, colon) as Group, action: grant.slice(colon + 1) as Action };
}
