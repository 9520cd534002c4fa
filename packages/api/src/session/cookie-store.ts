import type { TokenStore } from './store.ts';

const names = { session: 'pb_session', refresh: 'pb_refresh' } as const;
/** Seconds; the server ends a session earlier if it wants to. */
const maxAge = 60 * 60 * 24 * 30;

type CookieDocument = { cookie: string };

/** The part of the browser's Cookie Store API used here; absent in older browsers and insecure pages. */
type AsyncCookies = { get(name: string): Promise<{ value?: string | undefined } | null> };

/** Looks at the jar at most so many times; a cookie the person forbids never comes. */
const looks = 20;

/** A cookie somebody else wrote may be broken: then there is no session. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function readCookie(source: CookieDocument, name: string): string | undefined {
  for (const part of source.cookie.split('; ')) {
    const [key, value] = part.split('=', 2);
    if (key === name && value) return decoded(value);
  }
  return undefined;
}

/**
 * Tokens in cookies with the default path `/` (specification §9), so that both apps of one origin
 * share a sign-in and every tab reads the same value at once.
 */
export function cookieStore(
  source: CookieDocument = document,
  secure: boolean = globalThis.location?.protocol === 'https:',
  jar: AsyncCookies | undefined = (globalThis as { cookieStore?: AsyncCookies }).cookieStore,
): TokenStore {
  const attributes = `; path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const put = (name: string, value: string, age: number) => {
    source.cookie = `${name}=${encodeURIComponent(value)}${attributes}; Max-Age=${age}`;
  };
  let lastValue: string | undefined = '';
  return {
    read() {
      const session = readCookie(source, names.session);
      const refresh = readCookie(source, names.refresh);
      return session && refresh ? { session, refresh } : undefined;
    },
    write(tokens) {
      put(names.session, tokens.session, maxAge);
      put(names.refresh, tokens.refresh, maxAge);
      lastValue = encodeURIComponent(tokens.refresh);
    },
    remove() {
      put(names.session, '', 0);
      put(names.refresh, '', 0);
      lastValue = undefined;
    },
    // `document.cookie` is written to the browser's process without waiting for it.
    async settled() {
      if (!jar || lastValue === '') return;
      for (let look = 0; look < looks; look += 1) {
        const kept = await jar.get(names.refresh);
        if ((kept?.value || undefined) === lastValue) return;
      }
    },
  };
}
