import type { liveRoutes } from '../routes/live.ts';
import { Count, DateTime, Id, List, LooseText, Nullable, Obj } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

export const liveSchemas = {
  'live.get': {
    data: Obj({
      unread: Count,
      /** Applications this person may decide on. */
      members: Nullable(Count),
      /** Sales this person may check. */
      sales: Nullable(Count),
      /** Requests for payouts this person may decide on. */
      withdrawals: Nullable(Count),
      /** Registries, adjustments and settings of control that wait for this person: the second one, never the author. */
      decisions: Nullable(Count),
      /** Promotions that wait for this person’s approval. */
      promotions: Nullable(Count),
      /** Products whose new base points wait for this person’s approval. */
      products: Nullable(Count),
      /** Accounts of administrators whose change waits for this person. */
      administrators: Nullable(Count),
      /** Not resolved yet: what the first tab of requests holds for those who answer them. */
      support: Nullable(Count),
      /** Of one's own that are still going on. */
      processes: Count,
      /** Of one's own that ended without an error during the last quarter of an hour: the bell has no line for them. */
      finished: List(Obj({ id: Id, title: LooseText(300), finishedAt: DateTime }), 5),
    }),
  },
} as const satisfies SchemaTable<keyof typeof liveRoutes>;
