import type { RouteKey } from '../../contract.ts';
import { accountDescriptions } from './account.ts';
import { adjustmentDescriptions } from './adjustments.ts';
import { companyDescriptions } from './companies.ts';
import { documentDescriptions } from './documents.ts';
import { notificationDescriptions } from './notifications.ts';
import { productDescriptions } from './products.ts';
import { staffDescriptions } from './staff.ts';
import { peopleDescriptions } from './people.ts';
import { pointsDescriptions } from './points.ts';
import { promotionDescriptions } from './promotions.ts';
import { registryDescriptions } from './registries.ts';
import { moderationDescriptions } from './moderation.ts';
import { saleDescriptions } from './sales.ts';
import { sessionDescriptions } from './sessions.ts';
import { withdrawalDescriptions } from './withdrawals.ts';
import type { CallDescription } from './types.ts';

export type { CallDescription } from './types.ts';

/** What the documentation says of every call. A route without words, and words without a route, do not compile. */
export const callDescriptions: Readonly<Record<RouteKey, CallDescription>> = {
  ...accountDescriptions,
  ...sessionDescriptions,
  ...notificationDescriptions,
  ...productDescriptions,
  ...saleDescriptions,
  ...moderationDescriptions,
  ...pointsDescriptions,
  ...withdrawalDescriptions,
  ...registryDescriptions,
  ...adjustmentDescriptions,
  ...promotionDescriptions,
  ...peopleDescriptions,
  ...companyDescriptions,
  ...staffDescriptions,
  ...documentDescriptions,
} satisfies Readonly<Record<RouteKey, CallDescription>>;
