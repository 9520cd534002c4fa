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

/** Names of the events, and of the one that only tries the receiver. */
export const webhookNames: Readonly<Record<ChosenWebhook | 'webhook.test', string>> = {
  'sale.status': 'Решение по продаже, возврат, отмена',
  'points.posted': 'Начисление и списание баллов',
  'withdrawal.paid': 'Вывод выплачен',
  'withdrawal.status': 'Статус заявки на вывод',
  'promotion.status': 'Статус акции',
  'support.status': 'Статус обращения компании',
  'member.status': 'Статус участника',
  'process.finished': 'Завершение своей загрузки',
  'webhook.test': 'Проверка',
};
