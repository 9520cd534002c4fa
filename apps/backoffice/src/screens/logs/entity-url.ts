import type { Access, Grant } from '@pribavka/api';
import { canGrant } from '@pribavka/api';

import { personUrl, roleUrl } from '../access-roles/urls.ts';
import { brandUrl } from '../brands/urls.ts';
import { manufacturerUrl } from '../manufactures/urls.ts';
import { categoriesUrl, productUrl } from '../nomenclatures/urls.ts';
import { participantUrl } from '../participants/urls.ts';
import { partnerUrl } from '../partners/urls.ts';
import { promotionUrl } from '../promotions/urls.ts';
import { groupUrl } from '../sale-points-groups/urls.ts';
import { profileTabUrl } from '../profile/urls.ts';
import { saleUrl } from '../sales/urls.ts';
import { supportRequestUrl, supportSettingsUrl } from '../support-requests/urls.ts';
import { techUserUrl } from '../tech-users/urls.ts';
import { adjustmentUrl, operationUrl, registryUrl, transactionsUrl, withdrawalUrl } from '../transactions/urls.ts';
import { logUrl } from './urls.ts';

interface Card {
  /** Right to open it. */
  readonly grant: Grant;
  readonly url: (id: string) => string;
}

/** Cards of the back-office by the kind of thing; what has none of its own is not here. */
const cards: Readonly<Record<string, Card>> = {
  member: { grant: 'memberPage.memberCard:read', url: participantUrl },
  passport: { grant: 'memberPage.memberCard:read', url: (id) => participantUrl(id, '?tab=passport') },
  sale: { grant: 'sales.salesListAdmin:read', url: saleUrl },
  withdrawal: { grant: 'transactionPage.transactionListAdmin:read', url: withdrawalUrl },
  registry: { grant: 'transactionPage.transactionListAdmin:read', url: registryUrl },
  tuning: { grant: 'transactionPage.tuningsTransactionList:read', url: adjustmentUrl },
  operation: { grant: 'transactionPage.transactionListAdmin:read', url: operationUrl },
  points_settings: { grant: 'transactionPage.tuningsTransactionList:read', url: () => transactionsUrl('settings') },
  role: { grant: 'roleSystem.detailAccessesRole:read', url: roleUrl },
  partner: { grant: 'partner.partnerDetail:read', url: partnerUrl },
  store_group: { grant: 'storesGroups.storesGroupsDetail:read', url: groupUrl },
  manufacturer: { grant: 'manufacturer.manufacturerDetail:read', url: manufacturerUrl },
  technical_user: { grant: 'technicalUserPage.technicalUserCard:read', url: techUserUrl },
  product: { grant: 'products.productDetail:read', url: productUrl },
  category: { grant: 'products.productDetail:read', url: categoriesUrl },
  brand: { grant: 'brands.brands:read', url: brandUrl },
  promotion: { grant: 'promotions.promotionDetailAdmin:read', url: promotionUrl },
  support_request: { grant: 'technicalSupport.detailRequestTechnicalSupport:read', url: supportRequestUrl },
  support_settings: { grant: 'technicalSupport.detailRequestTechnicalSupport:read', url: () => supportSettingsUrl() },
  process: { grant: 'logs.processList:read', url: (id) => logUrl(id, 'process') },
};

/** What only an administrator has a place for. */
const ofAdministrator: Readonly<Record<string, (id: string) => string>> = {
  staff: (id) => personUrl('admin', id),
  document: () => profileTabUrl('documents'),
  social: () => profileTabUrl('socials'),
  security_settings: () => profileTabUrl('security'),
};

interface Thing {
  readonly entityType: string;
  readonly entityId: string | null;
  /** Of a store, which has its place in the card of its company. */
  readonly partnerId?: string | null;
}

/** Address of the card of what an entry is about; undefined where it has none or the reader may not open it. */
export function entityUrl({ entityType, entityId, partnerId }: Thing, access: Access | undefined): string | undefined {
  if (entityType === 'store') {
    return partnerId && canGrant(access, 'partner.partnerDetail:read')
      ? partnerUrl(partnerId, '?tab=stores')
      : undefined;
  }
  if (Object.hasOwn(ofAdministrator, entityType)) {
    return access?.roleCode === 'admin' ? ofAdministrator[entityType]?.(entityId ?? '') : undefined;
  }
  const card = Object.hasOwn(cards, entityType) ? cards[entityType] : undefined;
  return card && entityId && canGrant(access, card.grant) ? card.url(entityId) : undefined;
}
