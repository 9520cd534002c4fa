/** The latest sales of a person: their number per state is in the answer as well. */
export const latestSales = { body: { size: 5, sort: [{ field: 'updatedAt' as const, direction: 'desc' as const }] } };
