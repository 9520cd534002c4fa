import { createHash } from 'node:crypto';

import type { Route } from '@pribavka/api/routes';
import type { PgBoss } from 'pg-boss';

import { type Audit, type AuditDetail, writeAudit } from '../core/audit/audit.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/tx.ts';
import type { Upload } from '../core/files/files.ts';
import { requireUploadRoom } from '../core/files/quota.ts';
import { restoreStaged } from '../core/files/stage.ts';
import { lockLivingActor } from '../core/living-account.ts';
import type { Actor } from './actor.ts';
import { entriesOf, namedIn } from './audit-entries.ts';
import type { Ctx, RequestFacts, Services, TokenPair, Work } from './context.ts';
import type { KeyedRequest } from './idempotency.ts';
import { scopeFor, type Scope } from './scope.ts';
import { createWork } from './work.ts';

/** A validated request on its way to the handler. */
export interface ValidatedRequest {
  route: Route;
  facts: RequestFacts;
  actor: Actor | undefined;
  params: unknown;
  query: unknown;
  body: unknown;
  upload: Upload | undefined;
}

export interface Outcome {
  data: unknown;
  /** `data` as JSON where it has been written already: it is kept for a repeat. */
  text?: string | undefined;
  tokens: TokenPair | undefined;
  /** How old the data may be, when it was read from a replica. */
  ageSeconds?: number | undefined;
}

export type AnyHandler = (ctx: Ctx) => Promise<unknown>;

const nobody = { id: '', dataScope: 'own', partnerId: null, manufacturerId: null } as const;

/** What every request is run with. */
export interface HandlerDeps {
  services: Services;
  boss: PgBoss;
}

/** One execution of a request: what the handler gets, and the audit details it records outside transactions of its own. */
export interface Execution {
  ctx: Ctx;
  details: AuditDetail[];
  tokens: () => TokenPair | undefined;
}

/** Entries of the journal for what was recorded in a request. */
export const tracesOf = ({ route, facts, actor, params }: ValidatedRequest, details: readonly AuditDetail[]) =>
  entriesOf(route, facts, actor, details, namedIn(params));

const noteTo =
  (details: AuditDetail[], { facts }: ValidatedRequest): Audit =>
  (detail) => {
    details.push(detail);
    // A sign-in learns only here that a system stands behind it.
    if (detail.actor?.kind === 'technical') facts.systemId = detail.actor.id ?? undefined;
  };

/** What a handler does in a transaction of its own: its entries stand in it, those of a repeated attempt once. */
const runOwn = <T>(
  { services, boss }: HandlerDeps,
  request: ValidatedRequest,
  db: Db,
  work: (work: Work) => Promise<T>,
): Promise<T> =>
  inTransaction(
    db,
    async (tx) => {
      const details: AuditDetail[] = [];
      await lockLivingActor(tx, request.actor);
      await requireUploadRoom(tx, request, services.now());
      const result = await work(createWork(services, boss, tx, noteTo(details, request)));
      if (details.length > 0) await writeAudit(tx, tracesOf(request, details));
      return result;
    },
    { onRepeat: restoreStaged(request.upload) },
  );

export function createExecution(deps: HandlerDeps, request: ValidatedRequest, db: Db): Execution {
  const { services, boss } = deps;
  const details: AuditDetail[] = [];
  let tokens: TokenPair | undefined;
  const note = noteTo(details, request);
  const audit: Audit = (detail) => {
    const isAct = request.route.kind === 'command' && detail.result !== 'denied';
    if (isAct && !db.isTransaction) throw new Error('The trace of an act belongs to the transaction of the act');
    note(detail);
  };
  const scope: Scope = scopeFor(request.actor ?? nobody);
  const ctx = {
    ...createWork(services, boss, db, audit),
    ...request.facts,
    actor: request.actor,
    scope,
    params: request.params,
    query: request.query,
    body: request.body,
    upload: request.upload,
    setTokens: (pair: TokenPair) => {
      tokens = pair;
    },
    // A transaction that is joined holds the account already, and ends with the entries of the request.
    transaction: <T>(work: (work: Work) => Promise<T>): Promise<T> =>
      db.isTransaction ? work(createWork(services, boss, db, audit)) : runOwn(deps, request, db, work),
  } as unknown as Ctx;
  return { ctx, details, tokens: () => tokens };
}

/** The body without what only proves or agrees to the request. */
function identityOf({ keyIgnores }: Route, body: unknown): unknown {
  if (!keyIgnores || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !keyIgnores.includes(name)));
}

/** What a request is repeated by, or undefined when it has no key. */
export const keyOf = ({
  route,
  facts,
  actor,
  params,
  query,
  body,
  upload,
}: ValidatedRequest): KeyedRequest | undefined =>
  facts.idempotencyKey && actor
    ? {
        actor: actor.id,
        key: facts.idempotencyKey,
        routeKey: facts.route,
        content: [
          params,
          query,
          identityOf(route, body),
          upload && createHash('sha256').update(upload.bytes).digest('hex'),
        ],
      }
    : undefined;
