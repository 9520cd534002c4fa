import type { CommandKey, Input, InputOptional, Result, RouteKey } from '../contract.ts';
import type { Session } from '../session/session.ts';
import type { ApiListener } from './events.ts';
import type { Retry } from './retry.ts';

/** How one call goes out. */
export type CallOptions<K extends RouteKey = RouteKey> = {
  /**
   * Ends the call, its repeats and the pauses between them: it rejects with the kind `cancelled`. One of
   * `AbortSignal.timeout` makes it a failure of the network instead.
   */
  signal?: AbortSignal | undefined;
  /** The longest one attempt may take, milliseconds; 600 000 unless given. */
  timeout?: number | undefined;
  /** Whether and when to send again what failed (`retries()`); the client's own unless given, `false` for never. */
  retry?: Retry | false | undefined;
  /** Given by the form and kept over its repeats; without it every call of a money route has its own. */
  idempotencyKey?: (K extends CommandKey ? string : never) | undefined;
  /** Share of the file that has gone, 0 to 1: of the one sent, or of the one the route answers with. */
  onProgress?: ((share: number) => void) | undefined;
  /**
   * What the caller shows itself: `fields` the messages of fields, `all` every message.
   * The failure is reported all the same.
   */
  quiet?: 'fields' | 'all' | undefined;
  /** Only the server's own answer will do: a kept one does not stand in for it. */
  fresh?: boolean | undefined;
};

export type CallArguments<K extends RouteKey> =
  InputOptional<K> extends true
    ? [input?: Input<K>, options?: CallOptions<K>]
    : [input: Input<K>, options?: CallOptions<K>];

export type Api<Keys extends RouteKey = RouteKey> = {
  /** One call of the contract; rejects with a `Problem` and nothing else. */
  call: <K extends Keys>(key: K, ...args: CallArguments<K>) => Promise<Result<K>>;
  /** Reports failures, the session and slow commands; returns a function that ends the subscription. */
  on: (listener: ApiListener) => () => void;
  /** The session the client was made with. */
  readonly session: Session;
};
