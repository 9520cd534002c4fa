import { type Access, type NoticePlace, noticePlace, type Output } from '@pribavka/api';

import { personUrl } from '../../screens/access-roles/urls.ts';
import { logUrl, logsUrl, ownProcessUrl } from '../../screens/logs/urls.ts';
import { nomenclatureUrl, productUrl, waitingPointsUrl } from '../../screens/nomenclatures/urls.ts';
import { participantUrl } from '../../screens/participants/urls.ts';
import { promotionUrl } from '../../screens/promotions/urls.ts';
import { salesQueueUrl, saleUrl } from '../../screens/sales/urls.ts';
import { ownRequestUrl, supportRequestUrl } from '../../screens/support-requests/urls.ts';
import {
  adjustmentUrl,
  operationUrl,
  registryUrl,
  transactionsUrl,
  withdrawalUrl,
} from '../../screens/transactions/urls.ts';

type Item = Output<'notifications.list'>['items'][number];

/** The address of every place a notice leads to. */
export const noticeUrls: Readonly<Record<NoticePlace, (id: string) => string>> = {
  sale: (id) => saleUrl(id),
  salesQueue: () => salesQueueUrl(),
  withdrawal: (id) => withdrawalUrl(id),
  registry: (id) => registryUrl(id),
  operation: (id) => operationUrl(id),
  operations: () => transactionsUrl(),
  adjustment: (id) => adjustmentUrl(id),
  adjustmentsWaiting: () => transactionsUrl('tunings', '?view=mine'),
  pointsSettings: () => transactionsUrl('settings'),
  member: (id) => participantUrl(id),
  promotion: (id) => promotionUrl(id),
  product: (id) => productUrl(id, '?tab=prices'),
  products: () => nomenclatureUrl(),
  productsWaiting: () => waitingPointsUrl(),
  staff: (id) => personUrl('admin', id),
  request: (id) => supportRequestUrl(id),
  ownRequest: (id) => ownRequestUrl(id),
  process: (id) => logUrl(id, 'process'),
  ownProcess: (id) => ownProcessUrl(id),
  journal: () => logsUrl(),
};

/** The screen a line of the bell is about, where its reader may open it. */
export function notificationTarget(
  item: Pick<Item, 'kind' | 'entity'>,
  access: Access | undefined,
): string | undefined {
  const place = noticePlace(item, access);
  return place && noticeUrls[place](item.entity?.id ?? '');
}
