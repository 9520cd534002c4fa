export type Tokens = {
  /** Session token: sent with every call. */
  readonly session: string;
  /** Refresh token: sent to get a new pair of tokens. */
  readonly refresh: string;
};

/** Where the tokens live. */
export type TokenStore = {
  /** The tokens stored now; called before every request. */
  read(): Tokens | undefined;
  /** Stores the tokens. */
  write(tokens: Tokens): void;
  /** Removes the stored tokens. */
  remove(): void;
  /**
   * Resolves once every tab would read what was written last. Another tab may be let in right after:
   * without this it can still see the tokens of before.
   */
  settled?(): Promise<void>;
};

/** For Node, tests and a page that must not remember. */
export function memoryStore(initial?: Tokens): TokenStore {
  let tokens = initial;
  return {
    read: () => tokens,
    write: (next) => {
      tokens = next;
    },
    remove: () => {
      tokens = undefined;
    },
  };
}
