import type { NoticeTopic } from '@pribavka/api';

import type { EntityType } from './define.ts';

const portal: Partial<Record<EntityType, (id: string) => string>> = {
  sale: (id) => `/sales?sale=${id}`,
  withdrawal: (id) => `/my-points?tab=payouts&payout=${id}`,
  operation: (id) => `/my-points?operation=${id}`,
  passport: () => '/profile?tab=passport',
  member: () => '/profile',
  promotion: (id) => `/promotion-detail/${id}`,
  support_request: (id) => `/profile?tab=support&open=${id}`,
};

/** Those who work in the back-office have no screens of the portal. */
const backoffice: Partial<Record<EntityType, (id: string) => string>> = {
  support_request: (id) => `/my-requests/${id}`,
};

/** Where there is nothing to open, but a screen it is seen on. */
const pages: Partial<Record<NoticeTopic, string>> = {
  points: '/my-points',
  expiry: '/my-points',
  payouts: '/my-points',
};

/** Where a letter leads: the screen of what it is about, else the start page. Without a topic it is work. */
export const linkOf = (
  publicUrl: string,
  entity: { type: EntityType; id: string } | undefined,
  topic: NoticeTopic | undefined,
  isMember: boolean,
): string => {
  if (topic === undefined) return `${publicUrl}/admin`;
  if (!isMember) return `${publicUrl}/admin${(entity && backoffice[entity.type]?.(entity.id)) ?? ''}`;
  return publicUrl + ((entity && portal[entity.type]?.(entity.id)) ?? pages[topic] ?? '/');
};
