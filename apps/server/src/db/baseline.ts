/**
 * The first version of the schema, by area: `schema/<area>.sql`, in this order, because tables refer to each other.
 * Like a migration, a file never changes once it has been released; what comes afterwards goes to `migrations/`.
 */
export const baseline = [
  'roles',
  'role-grants',
  'accounts',
  'core',
  'companies',
  'products',
  'programme',
  'members',
  'technical',
  'ledger',
  'points',
  'promotions',
  'withdrawals',
  'sales',
  'support',
  'summaries',
  'search',
].map((area) => `schema/${area}.sql`);
