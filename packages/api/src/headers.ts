/** Header names of the wire (architecture, names fixed for everyone). */
export const headers = {
  authorization: 'Authorization',
  sessionToken: 'X-Session-Token',
  refreshToken: 'X-Refresh-Token',
  fingerprint: 'X-Fingerprint',
  requestId: 'X-Request-Id',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** Fingerprint sent while the device is not known yet: the header is never missing, and this value says nothing. */
export const unknownDevice = 'unknown';
