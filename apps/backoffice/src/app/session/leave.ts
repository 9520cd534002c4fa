import { basename, portalLoginUrl } from '../urls.ts';

const noticeKey = 'pb_notice';

/**
 * Leaves for Login, which is the portal's: a full navigation that remembers where to come back.
 * A notice survives it in the session storage of the tab, for Login to show.
 */
export function leaveToLogin(options: { notice?: string | undefined; remember?: boolean | undefined } = {}): void {
  const { pathname, search } = globalThis.location;
  if (options.notice) sessionStorage.setItem(noticeKey, options.notice);
  const home = pathname === basename || pathname === `${basename}/`;
  const back = options.remember === false || home ? undefined : pathname + search;
  globalThis.location.assign(portalLoginUrl(back));
}
