import { type Access, accessOf } from '../access/accesses.ts';
import type { SessionState } from '../access/decide.ts';
import type { Api } from '../client/types.ts';
import type { Output } from '../contract.ts';
import { isProblem, type Problem } from '../problems/problem.ts';
import type { Tokens } from '../session/store.ts';

/** One's own account. */
export type Profile = Output<'users.profile'>['user'];

export type SessionSnapshot = {
  /** `loading` until it is known who is there; `failed` when the server could not tell. */
  status: 'loading' | 'anonymous' | 'authorised' | 'failed';
  /** What the person may do. */
  access: Access | undefined;
  /** The person who is signed in. */
  profile: Profile | undefined;
  /** Why the server could not say who is signed in. */
  problem: Problem | undefined;
};

export type SessionStore = {
  /** Reports every change; returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  /** The account as it is known now. */
  snapshot: () => SessionSnapshot;
  /** Asks for the permissions and the profile again. */
  reload: () => Promise<SessionSnapshot>;
  /** Puts the profile in place that has come by itself; nobody's where nobody is signed in. */
  adopt: (profile: Profile) => void;
  /** Ends the session here and on the server; the tokens go even if the server is away. */
  signOut: () => Promise<void>;
  /** Forgets the tokens without a word to the server (specification §2 token clearing). */
  forget: () => void;
  /** Begins to follow the session; returns a function that stops. */
  start: () => () => void;
};

const nobody = { access: undefined, profile: undefined, problem: undefined } as const;

/** Who is in front of the screen: specification §4, kept outside React so that guards can ask. */
export function createSessionStore(api: Api<'role.accesses' | 'users.profile' | 'auth.logout'>): SessionStore {
  const listeners = new Set<() => void>();
  // Without tokens it is known at once that nobody is there: Login is drawn, and hydrated, without a second look.
  let current: SessionSnapshot = { status: api.session.tokens() ? 'loading' : 'anonymous', ...nobody };
  let asked = 0;
  /** The tokens the snapshot speaks of: only they may be forgotten on its account. */
  let owner: Tokens | undefined;

  const put = (next: SessionSnapshot): SessionSnapshot => {
    current = next;
    for (const listener of listeners) listener();
    return next;
  };

  async function reload(): Promise<SessionSnapshot> {
    asked += 1;
    const mine = asked;
    owner = api.session.tokens();
    // Nothing is reported when nothing has changed: a prerendered screen may still be on its way to life.
    if (!owner) return current.status === 'anonymous' ? current : put({ status: 'anonymous', ...nobody });
    try {
      const [accesses, { user }] = await Promise.all([api.call('role.accesses'), api.call('users.profile')]);
      if (mine !== asked) return current;
      const access = accessOf(accesses);
      return put({ status: 'authorised', access, profile: user, problem: undefined });
    } catch (error) {
      if (mine !== asked) return current;
      const problem = isProblem(error) ? error : undefined;
      const status = problem?.kind === 'auth' ? 'anonymous' : 'failed';
      return put({ ...nobody, status, problem });
    }
  }

  function forget(): void {
    if (owner) api.session.clear(owner);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    reload,
    adopt(profile) {
      if (current.status === 'authorised') put({ ...current, profile });
    },
    forget,
    async signOut() {
      await api.call('auth.logout', {}, { quiet: 'all' }).catch(() => undefined);
      forget();
    },
    start() {
      void reload();
      return api.session.subscribe((change) => {
        if (change === 'signed-out') {
          asked += 1;
          put({ status: 'anonymous', ...nobody });
        }
        if (change === 'refreshed') owner = api.session.tokens();
        if (change === 'signed-in') void reload();
      });
    },
  };
}

/** What `decide` wants to know. */
export function stateOf({ status, access, profile }: SessionSnapshot): SessionState {
  return { authorised: status === 'authorised', access, user: profile };
}
