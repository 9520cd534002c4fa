import { headers, problems } from '@pribavka/api';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { isLostConnection } from '../db/lost.ts';
import { sqlState } from '../db/sql-errors.ts';
import { MissingFileError, StoreUnavailableError } from '../core/files/store/blobs.ts';
import { busyProblem } from './database-busy.ts';
import { type FieldMessage, mapMessages, Problem, problem, type ProblemValues, textOf } from './problem.ts';

type WireMessage = Pick<FieldMessage, 'code' | 'params'>;

/** Failure on the wire (specification §8). */
export interface FailureBody {
  messages: string[];
  errors: (string | Record<string, string[]>)[];
  code: string;
  /** What the sentence of the code is filled with, when it is. */
  params?: ProblemValues;
  /** Codes of the messages in `errors`, by field. */
  fields?: Record<string, WireMessage[]>;
  requestId: string;
  current?: unknown;
}

const fastifyCodes: Record<string, () => Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => problem('UNSUPPORTED_MEDIA'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => problem('UNSUPPORTED_MEDIA'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => problem('PAYLOAD_TOO_LARGE'),
  FST_REQ_FILE_TOO_LARGE: () => problem('PAYLOAD_TOO_LARGE'),
  FST_PARTS_LIMIT: () => problem('PAYLOAD_TOO_LARGE'),
  FST_FILES_LIMIT: () => problem('PAYLOAD_TOO_LARGE'),
};

// Text the database cannot keep, a number it cannot hold: the request was wrong, not the server.
const badData = new Set(['22021', '22P05', '22003', '22007', '22008', '22P02']);
// Overloaded, full, broken, read-only, closed to us: the database as it is now, not the request.
const unable = /^(40|53|55P03|57|58|08|25006|25P0[34]|28|3D000)/;

const usualRetrySeconds = 2;
const storeRetrySeconds = 10;

/** The problem an error is answered with; details of unexpected ones stay in the log. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof MissingFileError) return problem('NOT_FOUND', {}, { cause: error });
  if (error instanceof StoreUnavailableError) {
    return problem('UNAVAILABLE', {}, { cause: error, retryAfter: storeRetrySeconds });
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : fastifyCodes[code];
  if (known) return known();
  const busy = busyProblem(error);
  if (busy) return busy;
  const state = sqlState(error);
  if (state && badData.has(state)) return problem('BAD_REQUEST', {}, { cause: error });
  if (state && unable.test(state)) return problem('UNAVAILABLE', {}, { cause: error });
  if (isLostConnection(error)) return problem('UNAVAILABLE', {}, { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return problem('BAD_REQUEST', {}, { cause: error });
  }
  return problem('INTERNAL', {}, { cause: error });
}

const filled = (params: ProblemValues = {}) => (Object.keys(params).length === 0 ? {} : { params });
const onWire = ({ code, params }: FieldMessage): WireMessage => ({ code, ...filled(params) });

/** Field messages stand alone, so that a form may show them; otherwise one sentence. */
export function failureBody(failure: Problem, requestId: string): FailureBody {
  const { fields, params, current } = failure.options;
  return {
    messages: fields ? [] : [failure.message],
    errors: fields ? Object.entries(mapMessages(fields, textOf)).map(([name, messages]) => ({ [name]: messages })) : [],
    code: failure.code,
    ...filled(params),
    ...(fields === undefined ? {} : { fields: mapMessages(fields, onWire) }),
    requestId,
    ...(current === undefined ? {} : { current }),
  };
}

/** Last resort of every route. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toProblem(error);
  const { status } = problems[failure.code];
  if (status >= 500 && !failure.options.skipAudit)
    request.log.error({ err: failure.options.cause ?? error }, 'request failed');
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- an address nobody knows has passed no guard
  if (request.auth) request.auth.refusal = failure.code;
  const retryAfter = failure.options.retryAfter ?? (failure.code === 'UNAVAILABLE' ? usualRetrySeconds : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  // The answer may have begun as a file.
  reply.removeHeader('content-length').removeHeader('content-disposition').header('cache-control', 'no-store');
  reply.type('application/json; charset=utf-8').header(headers.requestId, request.id);
  return reply.status(status).send(failureBody(failure, request.id));
}
