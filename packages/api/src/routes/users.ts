import type { RouteTable } from './types.ts';

const photo = {
  fileBytes: 10 * 1024 * 1024,
  mimes: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** What a person does with his own account (specification §7, users service). */
export const usersRoutes = {
  /** Who is signed in: contacts, shop, partner, role, masked documents (specification §7). */
  'users.profile': {
    method: 'GET',
    path: '/v1/private/users/users/profile',
    kind: 'query',
    access: 'session',
    audience: 'person',
    beforeConsent: true,
  },
  /** A code by SMS to confirm the phone of the registration, corrected if need be (specification §7). */
  'users.sendPhoneCode': {
    method: 'GET',
    path: '/v1/private/users/users/send-phone-code',
    kind: 'command',
    access: 'session',
    audience: 'person',
    limits: { throttle: 'code' },
  },
  /** Confirms the phone by its code: six digits, ten minutes, five tries, in any session of its person. */
  'users.confirmPhoneCode': {
    method: 'POST',
    path: '/v1/private/users/users/confirm-phone-code',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  /** Sends a code to the new phone; it takes effect when confirmed. Wants a fresh sign-in (specification §7). */
  'users.updatePhone': {
    method: 'PUT',
    path: '/v1/private/users/users/phone',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  /** The new phone takes effect; the old one is notified (specification §7). */
  'users.confirmPhoneUpdate': {
    method: 'POST',
    path: '/v1/private/users/users/phone/confirm-update',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  /** Sends a code to the new address; it takes effect when confirmed. Wants a fresh sign-in (specification §7). */
  'users.updateEmail': {
    method: 'PUT',
    path: '/v1/private/users/users/email',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  /** The code once more, to the address that waits for it (specification §7). */
  'users.sendEmailCode': {
    method: 'GET',
    path: '/v1/private/users/users/send-email-code',
    kind: 'command',
    access: 'session',
    audience: 'person',
    limits: { throttle: 'code' },
  },
  /** The new address takes effect; the old one is notified, links sent to it open nothing (specification §7). */
  'users.confirmEmailCode': {
    method: 'POST',
    path: '/v1/private/users/users/confirm-email-code',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  /** Identity data for payouts: sealed at rest, shown masked, sent on check (specification §7). */
  'users.createPassport': {
    method: 'POST',
    path: '/v1/private/users/users/passport',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'passport',
  },
  /** The same once more, after a change or a refusal. Wants a fresh sign-in (specification §7). */
  'users.updatePassport': {
    method: 'POST',
    path: '/v1/private/users/users/passport/update',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'passport',
  },
  /** A scan of the passport, up to 10 MB; each look of another at it is in the journal. */
  'users.uploadPassportScan': {
    method: 'POST',
    path: '/v1/private/users/users/passport/files',
    kind: 'command',
    access: 'session',
    audience: 'member',
    multipart: true,
    limits: { ...photo, mimes: [...photo.mimes, 'application/pdf'] },
  },
  /** A picture of oneself: judged by content, cut to a square, without its place (specification §7). */
  'users.uploadAvatar': {
    method: 'POST',
    path: '/v1/private/users/users/avatar',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'member',
    multipart: true,
    limits: photo,
  },
  /** Back to the initials; nothing happens when there is no picture. */
  'users.removeAvatar': {
    method: 'DELETE',
    path: '/v1/private/users/users/avatar',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'member',
  },
  /** One’s own name; verified documents go on check again when it differs (specification §7). */
  'users.updateFullName': {
    method: 'PUT',
    path: '/v1/private/users/users/full-name',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'member',
  },
  /** A rejected member corrects his application and sends it again: rejected → moderation (domain 3.1). */
  'users.resubmit': {
    method: 'POST',
    path: '/v1/private/users/users/resubmit',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'member',
  },
  /** What the reader has agreed to, when, and what has to be agreed to again. */
  'consents.list': {
    method: 'GET',
    path: '/v1/private/users/users/consents',
    kind: 'query',
    access: 'session',
    audience: 'person',
    beforeConsent: true,
  },
  /** Only the mailing consent can be withdrawn; the others may be given again for a new version. */
  'consents.update': {
    method: 'PUT',
    path: '/v1/private/users/users/consents',
    kind: 'command',
    access: 'session',
    audience: 'person',
    beforeConsent: true,
    audit: 'document',
  },
} as const satisfies RouteTable;
