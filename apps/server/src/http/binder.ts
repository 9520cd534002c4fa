import { headers, unknownDevice } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { fitAddress } from '../core/audit/fit.ts';
import type { Actor } from './actor.ts';
import './request-auth.ts';
import { answerChecker, type CheckAnswer } from './answers.ts';
import type { RequestFacts } from './context.ts';
import { sendFile } from './file-answer.ts';
import { authorize, identify, narrow } from './guard.ts';
import { headerOf, isUuid } from './headers.ts';
import { deniedEntry } from './audit-entries.ts';
import { writeLateAudit } from './late-audit.ts';
import type { Upload } from '../core/files/files.ts';
import { prepareUpload } from '../core/files/prepare.ts';
import { withStaged } from '../core/files/stage.ts';
import { bytesOfUpload, readMultipart } from './multipart.ts';
import { createUploadRoom } from './upload-room.ts';
import { ageHeader } from './old-reads.ts';
import { invalid, Problem, problem } from './problem.ts';
import type { AnyHandler, ValidatedRequest, Outcome, HandlerDeps } from './execution.ts';
import { executeHandler } from './run.ts';
import { rateLimitOf } from './limits/rate-limits.ts';
import { createSystemCalls } from './system-calls.ts';
import { compileCheck } from './validation.ts';

export type HandlerTable = Readonly<Record<string, unknown>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every registered address says who may call it; one that does not stops the start. */
    access?: Route['access'] | undefined;
  }
}

interface Bound {
  key: string;
  route: Route;
  handler: AnyHandler;
  checks: Partial<Record<'params' | 'query' | 'body', (value: unknown) => void>>;
  checkAnswer: CheckAnswer;
}

// One word for all devices that are not known yet is no device: they would be slowed down and suspected together.
function deviceOf(request: FastifyRequest): string | undefined {
  const sent = headerOf(request.headers, headers.fingerprint)?.slice(0, 128);
  return sent === unknownDevice ? undefined : sent;
}

// A proxy may pass on anything for the address of its caller; then its own address is all that is known.
const addressOf = ({ ip, socket }: FastifyRequest): string =>
  fitAddress(ip) ?? fitAddress(socket.remoteAddress) ?? '::';

function factsOf(request: FastifyRequest, key: string): RequestFacts {
  // A uuid is the same in any case, and the database keeps it as one.
  const idempotencyKey = headerOf(request.headers, headers.idempotencyKey)?.toLowerCase();
  if (idempotencyKey !== undefined && !isUuid(idempotencyKey)) {
    throw invalid({ [headers.idempotencyKey]: 'KEY_UUID' });
  }
  return {
    route: key as RequestFacts['route'],
    requestId: request.id,
    fingerprint: deviceOf(request),
    ip: addressOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    idempotencyKey,
    refreshToken: headerOf(request.headers, headers.refreshToken)?.slice(0, 200),
  };
}

async function admit(deps: HandlerDeps, { route }: Bound, request: FastifyRequest, facts: RequestFacts) {
  const { db, tokens, now } = deps.services;
  // A public call ignores the bearer header: a stale token must not spoil the sign-in.
  if (route.access === 'public') return undefined;
  const known = await identify(db, tokens, request.headers.authorization, now());
  let actor = known;
  if (known?.kind === 'technical') facts.systemId = known.id;
  try {
    actor = known && (await narrow(db, known, facts.ip, now()));
    authorize(route, actor);
  } catch (error) {
    const skipAudit = error instanceof Problem && error.options.skipAudit === true;
    // Beyond its limit a system leaves a line a minute, however often it calls.
    if (skipAudit) facts.systemId = undefined;
    if (known && error instanceof Problem && !skipAudit) {
      await writeLateAudit(db, [deniedEntry(route, facts, known, error.code, request.params)]);
    }
    throw error;
  }
  if (route.idempotent && facts.idempotencyKey === undefined) throw problem('IDEMPOTENCY_KEY_REQUIRED');
  return actor;
}

async function readValidated(bound: Bound, request: FastifyRequest, facts: RequestFacts, actor: Actor | undefined) {
  const { route, checks } = bound;
  const multipart = route.multipart ? await readMultipart(request, route) : undefined;
  const validated: ValidatedRequest = {
    route,
    facts,
    actor,
    params: { ...(request.params as object) },
    query: { ...(request.query as object) },
    body: multipart ? multipart.fields : (request.body ?? {}),
    upload: multipart?.upload,
  };
  checks.params?.(validated.params);
  checks.query?.(validated.query);
  checks.body?.(validated.body);
  if (multipart) validated.upload = await prepareUpload(bound.key, multipart.upload, validated.query);
  return validated;
}

function answer(bound: Bound, request: FastifyRequest, reply: FastifyReply, outcome: Outcome): unknown {
  const { data, text, tokens, ageSeconds } = outcome;
  reply.header(headers.requestId, request.id);
  if (ageSeconds !== undefined) reply.header(ageHeader, ageSeconds);
  if (tokens) reply.header(headers.sessionToken, tokens.access).header(headers.refreshToken, tokens.refresh);
  if (bound.route.binary) return sendFile(reply, data);
  const isWhole = bound.checkAnswer(data, request.log);
  reply.status(bound.route.accepted ? 202 : 200);
  if (text === undefined || !isWhole) return reply.send({ data, messages: [] });
  return reply.type('application/json; charset=utf-8').send(`{"data":${text},"messages":[]}`);
}

// A setting nobody reads must not look as if it had worked: `?dryRun=true` where there is none.
const refuseQuery = compileCheck({ type: 'object', properties: {}, additionalProperties: false }, 'query');
const noQuery = (query: unknown): void => {
  if (Object.keys(query as object).length > 0) refuseQuery(query);
};

function bind(key: string, route: Route, handlers: HandlerTable, strict: boolean): Bound {
  const parts = schemas[key as keyof typeof schemas] as Record<string, object | undefined>;
  const check = (part: 'params' | 'query' | 'body') => (parts[part] ? { [part]: compileCheck(parts[part], part) } : {});
  return {
    key,
    route,
    handler: handlers[key] as AnyHandler,
    checks: { ...check('params'), query: noQuery, ...check('query'), ...check('body') },
    checkAnswer: answerChecker(key, parts['data'] ?? {}, strict),
  };
}

/** Stops the start when a route of the manifest has no handler: the types say so too, but not at run time. */
export function requireEveryHandler(handlers: HandlerTable): void {
  const missing = Object.keys(routes).filter((key) => typeof handlers[key] !== 'function');
  if (missing.length > 0) throw new Error(`Нет обработчиков: ${missing.join(', ')}`);
}

function logSystemCalls(app: FastifyInstance, { services }: HandlerDeps): void {
  const log = createSystemCalls(services.db, (err: unknown) => app.log.error({ err }, 'calls of systems are not kept'));
  app.addHook('onResponse', async ({ auth, id: requestId }, reply) => {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- addresses outside the manifest pass no guard
    const { facts, refusal } = auth ?? {};
    if (facts?.systemId === undefined) return;
    const { systemId: userId, route, ip } = facts;
    const durationMs = Math.min(Math.round(reply.elapsedTime), 2_000_000_000);
    log.add({
      userId,
      at: services.now(),
      route,
      httpStatus: reply.statusCode,
      code: refusal,
      durationMs,
      requestId,
      ip,
    });
  });
  app.addHook('onClose', () => log.settled());
}

/**
 * Registers every route of the manifest: schema, guard, envelope, errors, audit, limits. A test of one area
 * gives the handlers of that area alone, and the other addresses answer 404.
 */
export function bindManifest(app: FastifyInstance, deps: HandlerDeps, handlers: HandlerTable): void {
  const { config } = deps.services;
  const room = createUploadRoom();
  logSystemCalls(app, deps);
  for (const [key, route] of Object.entries(routes) as [string, Route][]) {
    if (handlers[key] === undefined) continue;
    const bound = bind(key, route, handlers, !config.isProduction);
    app.route({
      method: route.method,
      url: `/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { access: route.access, rateLimit: rateLimitOf(key, route, config.rateLimitFactor) },
      // A download says how long it is, so that who waits sees how far it is.
      ...(route.binary && { compress: false as const }),
      // After onRequest, where the limit by address counts: a flood without a session is a flood all the same.
      preParsing: async (request) => {
        const facts = factsOf(request, key);
        request.auth = { facts, actor: undefined };
        request.auth.actor = await admit(deps, bound, request, facts);
      },
      handler: async (request, reply) => {
        const { facts, actor } = request.auth;
        const leave = route.multipart && (await room.enter(actor?.id ?? request.ip, bytesOfUpload(request, route)));
        try {
          const validated = await readValidated(bound, request, facts, actor);
          const run = (upload: Upload | undefined) => executeHandler(deps, bound.handler, { ...validated, upload });
          const { upload } = validated;
          const isStored = upload !== undefined && route.kind === 'command';
          const outcome = await (isStored ? withStaged(deps.services.store, upload, run) : run(upload));
          return answer(bound, request, reply, outcome);
        } finally {
          if (leave) leave();
        }
      },
    });
  }
}
