import type { EntityType } from './define.ts';

const portal: Partial<Record<EntityType, (id: string) => string>> = {
  sale: (id) => `/sales?sale=${id}`,
  withdrawal: (id) => `/my-points?tab=payouts&payout=${id}`,
  operation: (id) => `/my-points?operation=${id}`,
  passport: () => '/profile?tab=passport',
  member: () => '/profile',
  promotion: (id) => `/promotion-detail/${id}`,
};

/** Where a letter leads: the screen of what it is about, else the start page. */
export const linkOf = (publicUrl: string, entity: { type: EntityType; id: string } | undefined, isWork: boolean) => {
  if (isWork) return `${publicUrl}/admin`;
  return publicUrl + ((entity && portal[entity.type]?.(entity.id)) ?? '/');
};
