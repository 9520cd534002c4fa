import type { Reply, RouteKey } from '@pribavka/api';
import type { Routes } from '@pribavka/api/routes';

import type { Audit } from '../core/audit/audit.ts';
import type { Config } from '../config.ts';
import type { KeyRing, Passwords, Tokens, Vault } from '../crypto/index.ts';
import type { Db } from '../db/open.ts';
import type { Replica } from '../db/replica.ts';
import type { Files, Upload } from '../core/files/files.ts';
import type { FileStore } from '../core/files/store/sealed.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Notify } from '../core/notices/notify.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Transports } from '../outbox/transports.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import type { Actor } from './actor.ts';
import type { Body, Params, Query } from './contract.ts';
import type { Scope } from './scope.ts';

/** What one process holds for its whole life. */
export interface Services {
  config: Config;
  /** Pool of the process; inside a handler use `ctx.db`. */
  db: Db;
  /** A replica for what may be some seconds old; undefined where there is none. */
  replica?: Pick<Replica, 'read'> | undefined;
  /** The database's time, not the machine's: points come alive, lapse and are paid by it. */
  now: () => Date;
  ring: KeyRing;
  vault: Vault;
  passwords: Passwords;
  tokens: Tokens;
  transports: Transports;
  store: FileStore;
  /** Aborted when the process begins to stop: long work ends at its next portion and goes on elsewhere. */
  stopping: AbortSignal;
  /** Spans of what is done; undefined where traces are off. */
  tracing: Tracing | undefined;
}

/** Everything bound to one database handle: written together, kept or lost together. */
export interface Work extends Services {
  /** In a command the transaction, in a query the pool. */
  db: Db;
  files: Files;
  outbox: Outbox;
  notify: Notify;
  jobs: Jobs;
  audit: Audit;
}

/** A new pair of tokens for the answer's headers. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** What the request itself brings. */
export interface RequestFacts {
  route: RouteKey;
  requestId: string;
  fingerprint: string | undefined;
  ip: string;
  userAgent: string;
  idempotencyKey: string | undefined;
  /** Header of the refresh call. */
  refreshToken: string | undefined;
  /** The technical user whose log this call belongs to. */
  systemId?: string | undefined;
}

export interface Ctx<K extends RouteKey = RouteKey> extends Work, RequestFacts {
  route: K;
  params: Params<K>;
  query: Query<K>;
  body: Body<K>;
  actor: Routes[K]['access'] extends 'public' ? Actor | undefined : Actor;
  scope: Scope;
  /** The file of a multipart request, its type already checked by content. */
  upload: Routes[K] extends { multipart: true } ? Upload : undefined;
  setTokens: (tokens: TokenPair) => void;
  /** Joins the transaction of a command; in a query or an `managesTransaction` command it opens one. */
  transaction: <T>(work: (work: Work) => Promise<T>) => Promise<T>;
}

export type Handler<K extends RouteKey> = (ctx: Ctx<K>) => Promise<Reply<K>>;
