import type { Static, TSchema } from '@sinclair/typebox';

import type { Group } from './permissions.ts';
import type { RouteKey, Routes } from './routes/all.ts';
import type { Schemas } from './schemas/all.ts';

export type { RouteKey } from './routes/all.ts';

type KeysWhere<Condition> = {
  [K in RouteKey]: Routes[K] extends Condition ? K : never;
}[RouteKey];

/** Routes that only read: they may be cached and repeated. */
export type QueryKey = KeysWhere<{ kind: 'query' }>;
/** Routes that change something. */
export type CommandKey = KeysWhere<{ kind: 'command' }>;
/** Routes without a session. */
export type PublicKey = KeysWhere<{ access: 'public' }>;
/** Routes that move points or money and need an idempotency key. */
export type IdempotentKey = KeysWhere<{ idempotent: true }>;
/** Routes that take a file. */
export type MultipartKey = KeysWhere<{ multipart: true }>;
/** Routes that answer with bytes. */
export type BinaryKey = KeysWhere<{ binary: true }>;

type NothingRequired<T> = Partial<T> extends T ? true : false;

/** A part the route does not have is always `undefined`; one without required fields is optional. */
type Part<K extends RouteKey, P extends 'params' | 'query' | 'body'> =
  Schemas[K] extends Record<P, infer S extends TSchema>
    ? NothingRequired<Static<S>> extends true
      ? { [X in P]?: Static<S> | undefined }
      : { [X in P]: Static<S> }
    : { [X in P]?: undefined };

type Flat<T> = { [X in keyof T]: T[X] };

/** Params, query and body of a route as the server receives them after validation. */
export type RouteInput<K extends RouteKey> = Flat<Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>>;

/** What a caller gives; a multipart route also takes the file and, if needed, its field name. */
export type Input<K extends RouteKey> = K extends MultipartKey
  ? Flat<RouteInput<K> & { file: Blob; fileName?: string | undefined; field?: string | undefined }>
  : RouteInput<K>;

/**
 * Content of `data`. A conditional type and not `Static<Schemas[K]['data']>`: that one makes the compiler work out the
 * answers of every route when it meets the first.
 */
export type Output<K extends RouteKey> = Schemas[K] extends { readonly data: infer S extends TSchema }
  ? Static<S>
  : never;

/** A downloaded file. */
export type Download = {
  /** The bytes, in memory. */
  blob: Blob;
  /** The name the server gives. */
  fileName: string | undefined;
  /** Type of the content. */
  mime: string;
};

/** What a call resolves to. */
export type Result<K extends RouteKey> = K extends BinaryKey ? Download : Output<K>;

/** What a handler of a binary route answers with. */
export type FileReply = {
  body: AsyncIterable<Uint8Array> | Uint8Array;
  fileName: string;
  mime: string;
  size?: number | undefined;
  disposition?: 'inline' | 'attachment' | undefined;
  /** Public files never change under one id and may be kept. */
  immutable?: boolean | undefined;
};

/** What a handler gives back. */
export type Reply<K extends RouteKey> = K extends BinaryKey ? FileReply : Output<K>;

/**
 * One handler per route: a missing one, a surplus one or an incomplete answer does not compile.
 * `Context` is what a route with a session gets, `PublicContext` what a public one gets.
 */
export type Handlers<Context, PublicContext = Context, Keys extends RouteKey = RouteKey> = {
  [K in Keys]: (input: RouteInput<K>, context: K extends PublicKey ? PublicContext : Context) => Promise<Reply<K>>;
};

/** `true` where an input has nothing required in it, so that a call may leave it out. */
export type InputOptional<K extends RouteKey> = NothingRequired<Input<K>>;

type GroupOf<Access> = Access extends `${infer G extends Group}:${string}` ? G : never;
type GuardedGroup = { [K in RouteKey]: GroupOf<Routes[K]['access']> }[RouteKey];

/** Groups of the specification that no route asks for. */
export type UnguardedGroup = Exclude<Group, GuardedGroup>;

/** Does not compile while a group of the specification is guarded by no route; the error names it. */
export const everyGroupGuarded: [UnguardedGroup] extends [never] ? true : { missing: UnguardedGroup } = true;
