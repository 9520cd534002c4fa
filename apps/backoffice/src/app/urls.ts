/** The folder the back-office is served under; the router's basename. */
export const basename = '/admin';
export const rootUrl = (): string => '/';
export const serverErrorUrl = (): string => '/500';
/** Where the client finds the API (specification §9: host plus /api). */
export const apiUrl = (): string => '/api';

/** Login is the portal's: reached by a full navigation that remembers the address asked for. */
export function portalLoginUrl(returnTo?: string): string {
  return returnTo ? `/login?${new URLSearchParams({ returnTo }).toString()}` : '/login';
}
/** Main page of a member: the other app. */
export const portalDashboardUrl = (): string => '/dashboard';
export const portalRegistrationUrl = (): string => '/registration';
