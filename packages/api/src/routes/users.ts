import type { RouteTable } from './types.ts';

const photo = {
  fileBytes: 10 * 1024 * 1024,
  mimes: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** What a person does with his own account (specification §7, users service). */
export const usersRoutes = {
  'users.profile': {
    method: 'GET',
    path: '/v1/private/users/users/profile',
    kind: 'query',
    access: 'session',
  },
  'users.sendPhoneCode': {
    method: 'GET',
    path: '/v1/private/users/users/send-phone-code',
    kind: 'command',
    access: 'session',
    limits: { throttle: 'code' },
  },
  'users.confirmPhoneCode': {
    method: 'POST',
    path: '/v1/private/users/users/confirm-phone-code',
    kind: 'command',
    access: 'session',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  'users.updatePhone': {
    method: 'PUT',
    path: '/v1/private/users/users/phone',
    kind: 'command',
    access: 'session',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  'users.confirmPhoneUpdate': {
    method: 'POST',
    path: '/v1/private/users/users/phone/confirm-update',
    kind: 'command',
    access: 'session',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  'users.updateEmail': {
    method: 'PUT',
    path: '/v1/private/users/users/email',
    kind: 'command',
    access: 'session',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  'users.sendEmailCode': {
    method: 'GET',
    path: '/v1/private/users/users/send-email-code',
    kind: 'command',
    access: 'session',
    limits: { throttle: 'code' },
  },
  'users.confirmEmailCode': {
    method: 'POST',
    path: '/v1/private/users/users/confirm-email-code',
    kind: 'command',
    access: 'session',
    audit: 'member',
    limits: { throttle: 'code' },
  },
  'users.createPassport': {
    method: 'POST',
    path: '/v1/private/users/users/passport',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'passport',
  },
  'users.updatePassport': {
    method: 'POST',
    path: '/v1/private/users/users/passport/update',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'passport',
  },
  'users.uploadPassportScan': {
    method: 'POST',
    path: '/v1/private/users/users/passport/files',
    kind: 'command',
    access: 'session',
    audience: 'member',
    multipart: true,
    limits: { ...photo, mimes: [...photo.mimes, 'application/pdf'] },
  },
  'users.uploadAvatar': {
    method: 'POST',
    path: '/v1/private/users/users/avatar',
    kind: 'command',
    access: 'session',
    audit: 'member',
    multipart: true,
    limits: photo,
  },
  'users.updateFullName': {
    method: 'PUT',
    path: '/v1/private/users/users/full-name',
    kind: 'command',
    access: 'session',
    audit: 'member',
  },
  /** A rejected member mends his application and sends it again: rejected → moderation (domain 3.1). */
  'users.resubmit': {
    method: 'POST',
    path: '/v1/private/users/users/resubmit',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'member',
  },
  'consents.list': {
    method: 'GET',
    path: '/v1/private/users/users/consents',
    kind: 'query',
    access: 'session',
  },
  /** Only the mailing consent can be withdrawn; the others may be given again for a new version. */
  'consents.update': {
    method: 'PUT',
    path: '/v1/private/users/users/consents',
    kind: 'command',
    access: 'session',
    audit: 'document',
  },
} as const satisfies RouteTable;
