import type { liveRoutes } from '../routes/live.ts';
import { Count, Nullable, Obj } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

export const liveSchemas = {
  'live.get': {
    data: Obj({
      unread: Count,
      members: Nullable(Count),
      sales: Nullable(Count),
      withdrawals: Nullable(Count),
      /** Registries, adjustments and settings of control that wait for this person: the second one, never the author. */
      decisions: Nullable(Count),
      /** Promotions that wait for this person’s approval. */
      promotions: Nullable(Count),
      /** Products whose new base points wait for this person’s approval. */
      products: Nullable(Count),
      /** Accounts of administrators whose change waits for this person. */
      administrators: Nullable(Count),
      /** Not resolved yet: what the first tab of requests holds. */
      support: Nullable(Count),
      /** Of one's own that are still going on. */
      processes: Count,
    }),
  },
} as const satisfies SchemaTable<keyof typeof liveRoutes>;
