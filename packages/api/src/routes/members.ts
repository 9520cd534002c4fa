import type { RouteTable } from './types.ts';

/** Participants as the back-office sees them. */
export const membersRoutes = {
  'members.list': {
    method: 'POST',
    path: '/v1/private/users/users/member/list',
    kind: 'query',
    access: 'memberPage.memberList:read',
    audience: 'staff',
  },
  'members.get': {
    method: 'GET',
    path: '/v1/private/users/users/member/{id}',
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
  'members.update': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/{id}',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'staff',
    audit: 'member',
  },
  'members.decidePassport': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/{id}/passport/decision',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'staff',
    audit: 'passport',
  },
  'members.resendPassport': {
    method: 'POST',
    path: '/v1/private/users/admin/users/resendPassport/{id}',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'staff',
    audit: 'passport',
  },
  'members.infoByPhone': {
    method: 'GET',
    path: '/v1/private/users/admin/users/info-by-phone',
    kind: 'query',
    access: 'transactionPage.shortUserInfoByPhone:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
