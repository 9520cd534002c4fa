/** The latest sales of a person: their number per state is in the answer as well. */
export const latestSales = { body: { size: 5, sort: [{ field: 'updatedAt' as const, direction: 'desc' as const }] } };

/** Sales that wait for the person: an answer to a moderator, or the sending of a draft. */
export const waitingSales = { body: { size: 5, filters: { statuses: ['clarification' as const, 'draft' as const] } } };
