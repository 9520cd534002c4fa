import type { Output } from '@pribavka/api';

import { personUrl } from '../../screens/access-roles/urls.ts';
import { logUrl, logsUrl } from '../../screens/logs/urls.ts';
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

/** Work that is about a queue and no single record. */
const byKind: Readonly<Record<string, string>> = {
  'sale.overdue': salesQueueUrl(),
  'reconciliation.differs': logsUrl(),
  'settings.asked': transactionsUrl('settings'),
  'settings.decided': transactionsUrl('settings'),
  'product.points_asked_many': waitingPointsUrl(),
  'product.points_replaced_many': nomenclatureUrl(),
  'tuning.asked_file': transactionsUrl('tunings', '?view=mine'),
};

/** What the author of a request is notified of; the rest of its lines are the desk's work. */
const toAuthor: ReadonlySet<string> = new Set(['support.answered', 'support.resolved', 'support.merged']);

/** The screen a line of the bell is about. */
export function notificationTarget({ kind, entity }: Pick<Item, 'kind' | 'entity'>): string | undefined {
  if (!entity) return byKind[kind];
  const { type, id } = entity;
  switch (type) {
    case 'sale':
      return saleUrl(id);
    case 'withdrawal':
      return withdrawalUrl(id);
    case 'registry':
      return registryUrl(id);
    case 'tuning':
      return adjustmentUrl(id);
    case 'operation':
      return operationUrl(id);
    case 'passport':
    case 'member':
      return participantUrl(id);
    case 'promotion':
      return promotionUrl(id);
    case 'product':
      return productUrl(id, '?tab=prices');
    case 'staff':
      return personUrl('admin', id);
    case 'process':
      return logUrl(id, 'process');
    case 'support_request':
      return toAuthor.has(kind) ? ownRequestUrl(id) : supportRequestUrl(id);
  }
}
