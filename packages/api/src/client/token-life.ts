import type { Tokens } from '../session/store.ts';

/** Milliseconds before its end when a token is replaced: the request that carries it is still on its way. */
const ahead = 30_000;

type Life = { from: number; until: number };

/** What a session token says of its own life; undefined for one that says nothing. */
function lifeOf({ session }: Tokens): Life | undefined {
  try {
    const [, body = ''] = session.split('.');
    const { iat, exp } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    return typeof iat === 'number' && typeof exp === 'number' ? { from: iat * 1000, until: exp * 1000 } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Says when a session token is about to end, so that it is replaced before a request is refused. The clock of the device
 * is believed only while the server agrees with it: a wrong one would renew for ever, and leaves that to a refusal.
 */
export function createTokenLife(now: () => number = Date.now) {
  let isTrusted = false;
  let isWrong = false;
  return {
    /** The server took this token. */
    accepted(tokens: Tokens): void {
      const life = lifeOf(tokens);
      isTrusted ||= life !== undefined && life.from <= now() && now() < life.until;
    },
    /** The server has just made this token. */
    received(tokens: Tokens): void {
      const life = lifeOf(tokens);
      if (life && now() - life.from > (life.until - life.from) / 2) isWrong = true;
    },
    isEnding(tokens: Tokens): boolean {
      const life = lifeOf(tokens);
      return isTrusted && !isWrong && life !== undefined && now() >= life.until - ahead;
    },
  };
}
