import type { NoticeTopic } from '@pribavka/api';

import type { EntityType } from './define.ts';

const portal: Partial<Record<EntityType, (id: string) => string>> = {
  sale: (id) => `/sales?sale=${id}`,
  withdrawal: (id) => `/my-points?tab=payouts&payout=${id}`,
  operation: (id) => `/my-points?operation=${id}`,
  passport: () => '/profile?tab=passport',
  member: () => '/profile',
  promotion: (id) => `/promotion-detail/${id}`,
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
): string => {
  if (topic === undefined) return `${publicUrl}/admin`;
  return publicUrl + ((entity && portal[entity.type]?.(entity.id)) ?? pages[topic] ?? '/');
};
