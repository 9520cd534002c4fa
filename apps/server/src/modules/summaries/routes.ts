import { readTransactionsSummary, readProductsSummary, readMembersSummary } from './queries/summaries.ts';
import { defineHandlers } from '../../http/handlers.ts';

/** What the area answers. */
export const summariesRoutes = defineHandlers({
  'summaries.products': readProductsSummary,
  'summaries.members': readMembersSummary,
  'summaries.transactions': readTransactionsSummary,
});
