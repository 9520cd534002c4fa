export const loginPath = '/login';

/** Address of Login; `returnTo` is the address to come back to, of either app. */
export function loginUrl(returnTo?: string): string {
  return returnTo && returnTo !== '/' ? `${loginPath}?${new URLSearchParams({ returnTo })}` : loginPath;
}

/** The address to return to after login; foreign ones are refused (open redirect). */
export function returnAddress(search: string): string | undefined {
  const address = new URLSearchParams(search).get('returnTo');
  return address && /^\/(?![/\\])/.test(address) && !address.startsWith(loginPath) ? address : undefined;
}

/** Whether an address belongs to the other app, which a full navigation opens. */
export const isBackoffice = (address: string): boolean => /^\/admin(\/|$|\?)/.test(address);
