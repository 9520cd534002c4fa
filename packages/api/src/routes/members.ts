import type { RouteTable } from './types.ts';

/** Participants as the back-office sees them. */
export const membersRoutes = {
  /**
   * Participants with their points, found by any part of a name, phone, address, ИНН. A partner sees its own people
   * (specification §7).
   */
  'members.list': {
    method: 'POST',
    path: '/v1/private/users/users/member/list',
    kind: 'query',
    access: 'memberPage.memberList:read',
    audience: 'staff',
  },
  /**
   * The card of a participant: state, points, masked documents, consents, history, what may be done now
   * (specification §7).
   */
  'members.get': {
    method: 'GET',
    path: '/v1/private/users/users/member/{id}',
    kind: 'query',
    access: 'memberPage.memberCard:read',
    audience: 'staff',
  },
  /** Where and when the account was entered or refused, newest first; for the programme's own people. */
  'members.signIns': {
    method: 'GET',
    path: '/v1/private/users/users/member/{id}/sign-ins',
    kind: 'query',
    access: 'memberPage.memberCard:read',
    audience: 'staff',
  },
  /** Unmasked: every call is written to the log as «просмотр персональных данных». */
  'members.passport': {
    method: 'GET',
    path: '/v1/private/users/users/member/{id}/passport',
    kind: 'command',
    access: 'memberPage.memberCard:read',
    audience: 'staff',
    audit: 'passport',
  },
  /**
   * A decision on the account, an edit of its form, or both. Needs the version of the card: 409 with the present one
   * otherwise (specification §7).
   */
  'members.update': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/{id}',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'staff',
    audit: 'member',
  },
  /** Approves or rejects a request to move to another shop; rejecting needs a reason the member will read. */
  'members.decideStore': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/{id}/store-request/decision',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'office',
    audit: 'member',
  },
  /** Verifies or declines identity data that are on check; declining needs a reason the member will read. */
  'members.decidePassport': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/{id}/passport/decision',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'staff',
    audit: 'passport',
  },
  /** Puts identity data on check once more (domain 3.2, specification §7). */
  'members.resendPassport': {
    method: 'POST',
    path: '/v1/private/users/admin/users/resendPassport/{id}',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'staff',
    audit: 'passport',
  },
  /**
   * A letter to chosen members: into the app and, where there is an address, by e-mail. Only those who agree to mailings
   * get it. With `preview` nothing is sent: it answers how many would get it and why the rest would not.
   */
  'members.letter': {
    method: 'POST',
    path: '/v1/private/users/admin/users/letter',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'office',
    idempotent: true,
    audit: 'process',
  },
  /** Who has this phone, with points: the first step of a correction (specification §7). */
  'members.infoByPhone': {
    method: 'GET',
    path: '/v1/private/users/admin/users/info-by-phone',
    kind: 'query',
    access: 'transactionPage.shortUserInfoByPhone:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
