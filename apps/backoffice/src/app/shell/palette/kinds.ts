import { type Output, statuses } from '@pribavka/api';
import type { IconComponent } from '@pribavka/ui';
import {
  ArrowLeftRight,
  Banknote,
  Factory,
  Gift,
  Group,
  KeyRound,
  LifeBuoy,
  ListChecks,
  Package,
  Percent,
  ReceiptText,
  Shield,
  Store,
  Tag,
  User,
} from 'lucide-react';

import { roleUrl } from '../../../screens/access-roles/urls.ts';
import { brandUrl } from '../../../screens/brands/urls.ts';
import { logUrl } from '../../../screens/logs/urls.ts';
import { manufacturerUrl } from '../../../screens/manufactures/urls.ts';
import { productUrl } from '../../../screens/nomenclatures/urls.ts';
import { participantUrl } from '../../../screens/participants/urls.ts';
import { partnerUrl } from '../../../screens/partners/urls.ts';
import { promotionUrl } from '../../../screens/promotions/urls.ts';
import { groupUrl } from '../../../screens/sale-points-groups/urls.ts';
import { saleUrl } from '../../../screens/sales/urls.ts';
import { supportRequestUrl } from '../../../screens/support-requests/urls.ts';
import { techUserUrl } from '../../../screens/tech-users/urls.ts';
import { adjustmentUrl, operationUrl, withdrawalUrl } from '../../../screens/transactions/urls.ts';

export type SearchKind = Output<'search.records'>[number]['kind'];

interface KindLook {
  readonly icon: IconComponent;
  readonly url: (id: string) => string;
  readonly states?: Readonly<Record<string, { readonly word: string }>>;
}

const look = (icon: IconComponent, url: KindLook['url'], states: KindLook['states'] = {}): KindLook => ({
  icon,
  url,
  states,
});

/** How each kind of record looks in the palette and where its card is. */
export const kindLooks: Readonly<Record<SearchKind, KindLook>> = {
  member: look(User, participantUrl, statuses.member),
  sale: look(ReceiptText, saleUrl, statuses.sale),
  support: look(LifeBuoy, supportRequestUrl, statuses.support),
  partner: look(Store, partnerUrl, statuses.partner),
  storeGroup: look(Group, groupUrl),
  product: look(Package, productUrl, statuses.product),
  brand: look(Tag, brandUrl),
  manufacturer: look(Factory, manufacturerUrl, statuses.manufacturer),
  promotion: look(Percent, promotionUrl, statuses.promotion),
  withdrawal: look(Banknote, withdrawalUrl, statuses.withdrawal),
  operation: look(ArrowLeftRight, operationUrl),
  adjustment: look(Gift, adjustmentUrl, statuses.tuning),
  process: look(ListChecks, (id) => logUrl(id, 'process'), statuses.process),
  technical: look(KeyRound, techUserUrl, statuses.technical),
  role: look(Shield, roleUrl),
};
