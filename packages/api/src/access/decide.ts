import type { Access } from './accesses.ts';
import { available } from './available.ts';
import { type Screen, type ScreenName, screens } from './screens.ts';

/** What is known about the person in front of the screen. */
export type SessionState = {
  /** The permissions call succeeded (specification §4). */
  authorised: boolean;
  access: Access | undefined;
  /** From the profile, once it is known. */
  user: { roleCode: string; status: string; isPhoneVerified: boolean } | undefined;
};

export type MainPage = 'dashboard' | 'admin-dashboard';

export type Decision =
  | { kind: 'allow' }
  | { kind: 'toLogin' }
  | { kind: 'toMain'; page: MainPage }
  | { kind: 'toProfile' }
  | { kind: 'notFound' }
  | { kind: 'clearTokensAndLogin' };

/** Dashboard for a member, AdminDashboard for everybody else (specification §2). */
export function mainPage(roleCode: string): MainPage {
  return roleCode === 'member' ? 'dashboard' : 'admin-dashboard';
}

/** May this account open the screen: the menu shows exactly these. */
export function isAvailable(name: ScreenName, access: Access | undefined): boolean {
  return access !== undefined && available(screens[name].availability, access);
}

/** Tokens of a person who is not let in yet are dropped outside the public screens (§2). */
function mustClear(screen: Screen, { user }: SessionState): boolean {
  if (!user || screen.availability.kind === 'public') return false;
  // EmailConfirm and error screens are no public screens either, but they hold nothing to protect.
  if (screen.availability.kind === 'open' && screen.path !== '/' && screen.path !== '/admin') {
    return false;
  }
  return !isLetIn(user);
}

/** A member confirms the phone he collects points by; people of the back-office sign in by e-mail and may have none. */
export const isPhoneDue = ({ roleCode, isPhoneVerified }: { roleCode: string; isPhoneVerified: boolean }): boolean =>
  roleCode === 'member' && !isPhoneVerified;

/** The specification knows moderation only; a rejected one (domain 3.1) corrects his application and waits as well. */
const isLetIn = (user: NonNullable<SessionState['user']>): boolean => !isPhoneDue(user) && user.status === 'confirmed';

/** Going Registration → Login drops the tokens while the status is not confirmed (§2). */
function leavesRegistration(from: ScreenName | undefined, to: ScreenName, state: SessionState) {
  return from === 'registration' && to === 'login' && state.user?.status !== 'confirmed';
}

/**
 * Where a navigation ends: every row of specification §2 and §6. `from` is the screen it started
 * from, if any.
 */
export function decide(request: {
  screen: ScreenName;
  session: SessionState;
  from?: ScreenName | undefined;
}): Decision {
  const { screen: name, session, from } = request;
  const screen: Screen = screens[name];
  if (leavesRegistration(from, name, session)) return { kind: 'clearTokensAndLogin' };
  if (mustClear(screen, session)) return { kind: 'clearTokensAndLogin' };
  const access = session.authorised ? session.access : undefined;
  if (screen.availability.kind === 'public') {
    const done = name === 'login' && access !== undefined && mayEnter(session);
    return done ? { kind: 'toMain', page: mainPage(access.roleCode) } : { kind: 'allow' };
  }
  if (screen.availability.kind === 'open') return rootDecision(name, access);
  if (!access) return { kind: 'toLogin' };
  return available(screen.availability, access) ? { kind: 'allow' } : { kind: 'notFound' };
}

/** Somebody not let in stays on Login and reads why: his main page would only send him back. */
const mayEnter = ({ user }: SessionState): boolean => !user || isLetIn(user);

function rootDecision(name: ScreenName, access: Access | undefined): Decision {
  if (name === 'admin-root') {
    return access ? { kind: 'toMain', page: 'admin-dashboard' } : { kind: 'toLogin' };
  }
  if (name !== 'root') return { kind: 'allow' };
  if (!access) return { kind: 'toLogin' };
  // Profile belongs to members and admins; a partner would meet a 404 there (domain 3.15).
  return isAvailable('profile', access) ? { kind: 'toProfile' } : { kind: 'toMain', page: mainPage(access.roleCode) };
}
