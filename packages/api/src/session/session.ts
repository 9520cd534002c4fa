import type { TokenStore, Tokens } from './store.ts';

/** What a session reports, of this tab and of the others. */
export type SessionChange = 'signed-in' | 'refreshed' | 'signed-out';

export type Session = {
  /** The tokens stored now. */
  tokens(): Tokens | undefined;
  /** Keeps the tokens of a new sign-in. */
  signIn(tokens: Tokens): void;
  /** Replaces `from` by `to` unless somebody has signed in meanwhile; says whether it did. */
  replace(from: Tokens, to: Tokens): boolean;
  /**
   * Forgets the tokens. Given `expected`, only if those are the ones stored: a stale tab can never
   * clear a newer login.
   */
  clear(expected?: Tokens): boolean;
  /** Hears changes of this tab and of the others. */
  subscribe(listener: (change: SessionChange) => void): () => void;
  /** Runs one at a time over all tabs. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Neither reports to other tabs nor hears them any more. */
  close(): void;
};

type Locks = { request<T>(name: string, work: () => Promise<T>): Promise<T> };
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

export type SessionOptions = {
  /** Where the tokens are: `memoryStore()`, `cookieStore()`, or one of one's own. */
  store: TokenStore;
  /** Web Locks; without them single-flight holds within the tab only. */
  locks?: Locks | undefined;
  /** How tabs tell each other about a sign-in and a sign-out. */
  channel?: Channel | undefined;
};

const lockName = 'pribavka-session';
const changes: readonly SessionChange[] = ['signed-in', 'refreshed', 'signed-out'];

const same = (a: Tokens | undefined, b: Tokens): boolean => a?.session === b.session && a.refresh === b.refresh;

/** Tokens with one owner at a time; every tab of the origin has one over the same store. */
export function createSession({ store, locks, channel }: SessionOptions): Session {
  const listeners = new Set<(change: SessionChange) => void>();
  const tell = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };
  let posted: Promise<void> | undefined;
  let isClosed = false;
  const post = (change: SessionChange) => {
    if (isClosed) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel?.postMessage(change);
  };
  const announce = (change: SessionChange) => {
    tell(change);
    // A page that ends its session leaves at once: what waits then is never posted.
    if (change !== 'signed-out' && store.settled) {
      // A tab that hears of tokens before they are where it reads them finds nobody there.
      posted = Promise.resolve(posted)
        .then(() => store.settled?.())
        .catch(() => undefined)
        .then(() => post(change));
    } else post(change);
  };
  channel?.addEventListener('message', ({ data }) => {
    const change = changes.find((known) => known === data);
    if (change) tell(change);
  });
  return {
    tokens: () => store.read(),
    signIn(tokens) {
      store.write(tokens);
      announce('signed-in');
    },
    replace(from, to) {
      if (!same(store.read(), from)) return false;
      store.write(to);
      announce('refreshed');
      return true;
    },
    clear(expected) {
      const stored = store.read();
      if (!stored || (expected && !same(stored, expected))) return false;
      store.remove();
      announce('signed-out');
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    exclusively: (work) =>
      locks
        ? locks.request(lockName, async () => {
            const result = await work();
            await store.settled?.();
            return result;
          })
        : work(),
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
