/** Errors of our SQL functions that a caller answers to; the header of each function says when it raises one. */
export const sqlErrors = {
  /** Points are left in other stripes of the budget: rebalance and repeat. */
  budgetStripeShort: 'PB001',
  budgetSpent: 'PB002',
  /** Points of the sale are already used: its confirmation cannot be undone. */
  pointsUsed: 'PB010',
  serialTaken: 'PB020',
  receiptTaken: 'PB021',
} as const;

/** Errors of PostgreSQL itself. */
export const postgresErrors = {
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
  duplicatePreparedStatement: '42P05',
  unknownPreparedStatement: '26000',
  insufficientPrivilege: '42501',
  unknownDatabase: '3D000',
  unknownTable: '42P01',
} as const;

/** The SQLSTATE of an error of the database. */
export const sqlState = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};

/** Name of the violated constraint, or undefined when the error is something else. */
export const violatedConstraint = (error: unknown): string | undefined =>
  sqlState(error)?.startsWith('23') ? (error as { constraint?: string }).constraint : undefined;
