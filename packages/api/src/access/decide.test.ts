import { describe, expect, it } from 'vitest';

import { defaultRoles, type DefaultRoleCode } from '../default-roles.ts';
import { actionIds, type Group, groups, type PageCode } from '../permissions.ts';
import { type Accesses, accessOf, can, canGrant } from './accesses.ts';
import { decide, type Decision, isAvailable, mainPage, type SessionState } from './decide.ts';
import { type ScreenName, screens } from './screens.ts';

/** The permissions answer of a default role, built as the server builds it. */
function answerOf(roleCode: string, read: Partial<Record<Group, readonly string[]>>): Accesses {
  const items = new Map<string, Accesses['items'][number]>();
  for (const group of groups) {
    const [page, code] = group.split('.') as [PageCode, string];
    const item = items.get(page) ?? { code: page, routeGroups: [] };
    items.set(page, item);
    item.routeGroups.push({
      code,
      urls: Object.entries(actionIds).map(([action, actionId]) => ({
        actionId,
        access: read[group]?.includes(action) ?? false,
      })),
    });
  }
  return { roleCode, items: [...items.values()] };
}

const confirmed = { roleCode: 'member', status: 'confirmed', isPhoneVerified: true };
const anonymous: SessionState = { authorised: false, access: undefined, user: undefined };

function person(role: DefaultRoleCode, user = confirmed): SessionState {
  const access = accessOf(answerOf(role, defaultRoles[role].grants));
  return { authorised: true, access, user: { ...user, roleCode: role } };
}

function custom(roleCode: string, ...read: Group[]): SessionState {
  const grants = Object.fromEntries(read.map((group) => [group, ['read']]));
  return { authorised: true, access: accessOf(answerOf(roleCode, grants)), user: { ...confirmed, roleCode } };
}

const kind = (screen: ScreenName, session: SessionState): Decision['kind'] => decide({ screen, session }).kind;

describe('accesses', () => {
  it('grant exactly what the flags say', () => {
    const { access } = person('partner');
    expect(can(access, 'partner.partnerDetail', 'update')).toBe(true);
    expect(can(access, 'partner.partnerDetail', 'create')).toBe(false);
    expect(canGrant(access, 'sales.sale:read')).toBe(true);
    expect(canGrant(access, 'sales.sale:update')).toBe(false);
    expect(can(undefined, 'sales.sale', 'read')).toBe(false);
  });

  it('ignore an action id nobody knows', () => {
    const urls = [{ actionId: 9, access: true }];
    const access = accessOf({
      roleCode: 'x',
      items: [{ code: 'sales', routeGroups: [{ code: 'sale', urls }] }],
    });
    expect([...access.grants]).toEqual([]);
  });
});

describe('specification §2: navigation', () => {
  it.each(['login', 'registration', 'restore-password'] as const)('%s is public', (screen) =>
    expect(kind(screen, anonymous)).toBe('allow'),
  );

  const closed = (Object.keys(screens) as ScreenName[]).filter(
    (name) => !['public', 'open'].includes(screens[name].availability.kind),
  );

  it.each(closed)('%s sends a stranger to Login', (screen) => {
    expect(kind(screen, anonymous)).toBe('toLogin');
  });

  it('sends a stranger from both roots to Login', () => {
    expect(kind('root', anonymous)).toBe('toLogin');
    expect(kind('admin-root', anonymous)).toBe('toLogin');
  });

  it.each(['error-500', 'not-found', 'admin-error-500', 'admin-not-found', 'email-confirm'] as const)(
    '%s is shown to anyone',
    (screen) => {
      expect(kind(screen, anonymous)).toBe('allow');
      expect(kind(screen, person('member'))).toBe('allow');
      expect(kind(screen, person('member', { ...confirmed, status: 'moderation' }))).toBe('allow');
    },
  );

  it('redirects the root to Profile and the bare /admin to the admin dashboard', () => {
    expect(decide({ screen: 'root', session: person('member') })).toEqual({ kind: 'toProfile' });
    expect(decide({ screen: 'root', session: person('admin') })).toEqual({ kind: 'toProfile' });
    expect(decide({ screen: 'admin-root', session: person('admin') })).toEqual({
      kind: 'toMain',
      page: 'admin-dashboard',
    });
  });

  it('sends a partner from the root to his own main page, where Profile would be a 404', () => {
    expect(kind('profile', person('partner'))).toBe('notFound');
    expect(decide({ screen: 'root', session: person('partner') })).toEqual({
      kind: 'toMain',
      page: 'admin-dashboard',
    });
  });

  it.each(Object.keys(defaultRoles) as DefaultRoleCode[])(
    'sends a signed-in %s from Login to the main page',
    (role) => {
      const page = role === 'member' ? 'dashboard' : 'admin-dashboard';
      expect(decide({ screen: 'login', session: person(role) })).toEqual({ kind: 'toMain', page });
      expect(mainPage(role)).toBe(page);
    },
  );

  it('leaves Registration and RestorePassword open to a signed-in person', () => {
    expect(kind('registration', person('member'))).toBe('allow');
    expect(kind('restore-password', person('member'))).toBe('allow');
  });

  it.each([
    { status: 'moderation', isPhoneVerified: true },
    { status: 'confirmed', isPhoneVerified: false },
    { status: 'moderation', isPhoneVerified: false },
    { status: 'rejected', isPhoneVerified: true },
    { status: 'blocked', isPhoneVerified: true },
  ])('clears the tokens of %o outside the public screens', (user) => {
    const session = person('member', { ...user, roleCode: 'member' });
    for (const screen of [...closed, 'root', 'admin-root'] as const) {
      expect(kind(screen, session)).toBe('clearTokensAndLogin');
    }
    expect(kind('login', session)).toBe('allow');
    expect(kind('registration', session)).toBe('allow');
    expect(kind('restore-password', session)).toBe('allow');
  });

  it.each(['admin', 'moderator', 'partner', 'manufacturer', 'newcomer'])(
    'lets %s in without a verified phone: it is the members’ matter',
    (roleCode) => {
      const { access } = person('admin');
      const user = { roleCode, status: 'confirmed', isPhoneVerified: false };
      expect(kind('admin-dashboard', { authorised: true, access, user })).toBe('allow');
      expect(kind('login', { authorised: true, access, user })).toBe('toMain');
      const blocked = { ...user, status: 'blocked' };
      expect(kind('admin-dashboard', { authorised: true, access, user: blocked })).toBe('clearTokensAndLogin');
    },
  );

  it('clears the tokens on the way from Registration to Login until the status is confirmed', () => {
    const go = (session: SessionState) => decide({ screen: 'login', session, from: 'registration' });
    expect(go(person('member', { ...confirmed, status: 'moderation' })).kind).toBe('clearTokensAndLogin');
    expect(go(person('member', { ...confirmed, status: 'rejected' })).kind).toBe('clearTokensAndLogin');
    expect(go(anonymous).kind).toBe('clearTokensAndLogin');
    expect(go(person('member')).kind).toBe('toMain');
    const back = decide({ screen: 'restore-password', session: anonymous, from: 'registration' });
    expect(back.kind).toBe('allow');
  });
});

describe('specification §6: availability', () => {
  it('Profile: member or admin', () => {
    expect(kind('profile', person('member'))).toBe('allow');
    expect(kind('profile', person('admin'))).toBe('allow');
    expect(kind('profile', person('finance'))).toBe('notFound');
  });

  it('Nomenclature: member', () => {
    expect(kind('nomenclature', person('member'))).toBe('allow');
    expect(kind('nomenclature', person('admin'))).toBe('notFound');
  });

  it('Dashboard: member or admin', () => {
    expect(kind('dashboard', person('member'))).toBe('allow');
    expect(kind('dashboard', person('admin'))).toBe('allow');
    expect(kind('dashboard', person('support'))).toBe('notFound');
  });

  it('AdminProfile: any non-member role', () => {
    expect(kind('admin-profile', person('member'))).toBe('notFound');
    expect(kind('admin-profile', person('auditor'))).toBe('allow');
    expect(kind('admin-profile', custom('newcomer'))).toBe('allow');
  });

  it.each([
    'dashboard.getSummaryProduct',
    'dashboard.getSummaryMemberAndPoints',
    'dashboard.getSummaryTransaction',
  ] as const)('AdminDashboard: non-member plus %s', (group) => {
    expect(kind('admin-dashboard', custom('newcomer', group))).toBe('allow');
    expect(kind('admin-dashboard', custom('member', group))).toBe('notFound');
    expect(kind('admin-dashboard', custom('newcomer'))).toBe('notFound');
  });

  it.each([
    ['promotions', 'promotions.promotionListUser'],
    ['promotion-detail', 'promotions.promotionDetailUser'],
    ['sales', 'sales.salesListMember'],
    ['my-points', 'transactionPage.transactionListMember'],
    ['participants', 'memberPage.memberList'],
    ['partners', 'partner.partnerList'],
    ['sale-points-groups', 'storesGroups.storesGroupsList'],
    ['admin-sales', 'sales.salesListAdmin'],
    ['nomenclatures', 'products.productList'],
    ['admin-promotions', 'promotions.promotionListAdmin'],
    ['logs', 'logs.logsList'],
    ['logs', 'logs.processList'],
    ['log-detail', 'logs.logsList'],
    ['log-detail', 'logs.processList'],
    ['transactions', 'transactionPage.transactionListAdmin'],
    ['tech-users', 'technicalUserPage.technicalUserList'],
    ['access-roles', 'roleSystem.detailAccessesRole'],
    ['manufactures', 'manufacturer.manufacturerList'],
    ['support-requests', 'technicalSupport.technicalSupportList'],
    ['my-requests', 'technicalSupport.detailRequestTechnicalSupport'],
    ['brands', 'brands.brandsList'],
  ] as const)('%s: read on %s', (screen, group) => {
    expect(kind(screen, custom('newcomer', group))).toBe('allow');
    expect(kind(screen, custom('newcomer'))).toBe('notFound');
  });

  it('a member sees no screen of the back-office, an admin sees all of it', () => {
    const names = (Object.keys(screens) as ScreenName[]).filter(
      (name) => screens[name].app === 'backoffice' && screens[name].availability.kind !== 'open',
    );
    const { access: member } = person('member');
    const { access: admin } = person('admin');
    expect(names.filter((name) => isAvailable(name, member))).toEqual([]);
    expect(names.filter((name) => !isAvailable(name, admin))).toEqual([]);
  });

  it('every interactive default role has a main page that opens', () => {
    for (const role of Object.keys(defaultRoles) as DefaultRoleCode[]) {
      const expected = role === 'technical' ? 'notFound' : 'allow';
      expect([role, kind(mainPage(role), person(role))]).toEqual([role, expected]);
    }
  });
});
