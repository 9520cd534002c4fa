import type { Session } from '../session/session.ts';
import type { Tokens } from '../session/store.ts';

/** What happened to the session after a 401. */
export type Renewal = 'extended' | 'newer' | 'expired';

type Refresher = {
  session: Session;
  /** Asks the server for new tokens; rejects when there is no answer to judge by. */
  ask: (tokens: Tokens) => Promise<Tokens | undefined>;
  extended: () => void;
  expired: () => void;
};

/**
 * Single flight within the tab and across tabs: the one that gets the lock first compares the tokens
 * he failed with to the ones stored now, and only asks the server if nobody has done it yet.
 */
export function createRefresher({ session, ask, extended, expired }: Refresher) {
  let flight: Promise<Renewal> | undefined;
  /** The session whose end was reported already: latecomers of the same one stay silent. */
  let over: string | undefined;

  const end = (failed: Tokens): Renewal => {
    if (over !== failed.session) expired();
    over = failed.session;
    return 'expired';
  };

  const renew = (failed: Tokens): Promise<Renewal> =>
    session.exclusively(async () => {
      const stored = session.tokens();
      if (!stored) return end(failed);
      if (stored.session !== failed.session) return 'newer';
      const fresh = await ask(stored);
      if (fresh) {
        if (!session.replace(stored, fresh)) return session.tokens() ? 'newer' : 'expired';
        extended();
        return 'extended';
      }
      if (!session.clear(stored) && session.tokens()) return 'newer';
      return end(failed);
    });

  return (failed: Tokens): Promise<Renewal> => {
    const stored = session.tokens();
    if (stored && stored.session !== failed.session) return Promise.resolve('newer');
    flight ??= renew(failed).finally(() => {
      flight = undefined;
    });
    return flight;
  };
}
