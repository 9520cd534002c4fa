import type { Grant } from './permissions.ts';

/**
 * Events a receiver may choose, and the rights of which one is enough to get them: the same that open the rows by an
 * ordinary call. A system hears of its own uploads without any.
 */
export const webhookGrants = {
  'sale.status': ['sales.salesListAdmin:read', 'sales.sale:read'],
  'points.posted': ['transactionPage.transactionListAdmin:read'],
  'withdrawal.paid': ['transactionPage.transactionListAdmin:read'],
  'withdrawal.status': ['transactionPage.transactionListAdmin:read'],
  'promotion.status': ['promotions.promotionListAdmin:read'],
  'support.status': [
    'technicalSupport.technicalSupportList:read',
    'technicalSupport.detailRequestTechnicalSupport:read',
  ],
  'member.status': ['memberPage.memberList:read', 'partner.partnerDetail:update'],
  'process.finished': [],
} as const satisfies Readonly<Record<string, readonly Grant[]>>;

export type ChosenWebhook = keyof typeof webhookGrants;

export const chosenWebhooks = Object.keys(webhookGrants) as ChosenWebhook[];
