// The driver has no codes for these: its words are all there is.
const driverMessages = [
  'connection terminated',
  'connection ended',
  'connection error',
  'not queryable',
  'timeout exceeded when trying to connect',
  'the server does not support ssl connections',
];
// The database is not there, is not reachable, is not the one we trust, or nothing is left to reach it with.
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
  'EPROTO',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
const causes = 3;

/** Whether a statement failed because its connection was lost or never came to be. */
export function isLostConnection(error: unknown, depth = causes): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (code !== undefined && codes.has(code)) return true;
  const text = message.toLowerCase();
  if (driverMessages.some((part) => text.includes(part))) return true;
  const inner = error instanceof AggregateError ? error.errors : [cause];
  return depth > 0 && inner.some((one) => isLostConnection(one, depth - 1));
}
