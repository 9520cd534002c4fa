import type { Api, CallOptions } from '../client/types.ts';
import type { Input, InputOptional, QueryKey, Result } from '../contract.ts';

type Entry = {
  answer: Promise<unknown>;
  settled: Promise<void>;
  settledAt: number | undefined;
  /** The answer once it is here; undefined before that and after a failure. */
  value: unknown;
};

/** Milliseconds an answer waits for its screen; a later screen asks for itself. */
const shelfLife = 5000;

const entries = new WeakMap<object, Map<string, Entry>>();

const isFresh = ({ settledAt }: Entry, now: number): boolean => settledAt === undefined || now - settledAt < shelfLife;

/** The name of a query with its input among those that were started. */
export const nameOf = (key: string, input: unknown): string => JSON.stringify([key, input ?? {}]);

/** As the screen asks: a failure the screen shows itself is not said twice. */
type PrefetchOptions = Pick<CallOptions, 'quiet'>;

type PrefetchArguments<K extends QueryKey> =
  InputOptional<K> extends true
    ? [input?: Input<K>, options?: PrefetchOptions]
    : [input: Input<K>, options?: PrefetchOptions];

/**
 * Starts a query before its screen is there, next to the screen's code. The first `useQuery` of the same input takes
 * the answer instead of asking again. An answer nobody takes is forgotten. What has just been started is not asked for
 * twice. Nothing to wait for: a screen shows how its query goes.
 */
export function prefetchQuery<K extends QueryKey>(
  api: Api<K>,
  key: K,
  ...[input, options = {}]: PrefetchArguments<K>
): void {
  const started = entries.get(api) ?? new Map<string, Entry>();
  entries.set(api, started);
  const name = nameOf(key, input);
  const known = started.get(name);
  if (known && isFresh(known, Date.now())) return;
  const call = api.call as unknown as (key: K, input: unknown, how: CallOptions) => Promise<Result<K>>;
  const answer = call(key, input ?? {}, options);
  const settle = (value?: unknown): void => {
    entry.settledAt = Date.now();
    entry.value = value;
  };
  const settled = answer.then(settle, () => settle());
  const entry: Entry = { answer, settled, settledAt: undefined, value: undefined };
  started.set(name, entry);
}

/** Resolves when a query that was started is answered, or has failed; undefined when there is none on its way. */
export const whenPrefetched = (api: object, key: string, input: unknown): Promise<void> | undefined =>
  entries.get(api)?.get(nameOf(key, input))?.settled;

/** An answer that is here before its screen: the screen is drawn with it at once. Left for `takePrefetched`. */
export function readPrefetched(api: object, name: string, now: number = Date.now()): unknown {
  const entry = entries.get(api)?.get(name);
  return entry && isFresh(entry, now) ? entry.value : undefined;
}

/** The answer on its way for this input, once; undefined when there is none or it is too old. */
export function takePrefetched(api: object, key: string, input: unknown, now: number): Promise<unknown> | undefined {
  const started = entries.get(api);
  const name = nameOf(key, input);
  const entry = started?.get(name);
  started?.delete(name);
  return entry && isFresh(entry, now) ? entry.answer : undefined;
}

/** Puts an answer that has come by itself where the next question of the same input finds it. */
export function placeAnswer(api: object, key: string, input: unknown, value: unknown): void {
  const started = entries.get(api) ?? new Map<string, Entry>();
  entries.set(api, started);
  const answer = Promise.resolve(value);
  started.set(nameOf(key, input), { answer, settled: Promise.resolve(), settledAt: Date.now(), value });
}

/**
 * Forgets every query that was started and not taken yet: after a command, and for another person, what was asked before
 * says nothing. Under `ApiProvider` this happens by itself; a page that is not drawn yet calls it.
 */
export const dropPrefetched = (api: object): void => void entries.delete(api);
