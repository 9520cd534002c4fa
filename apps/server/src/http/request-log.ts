import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

import type { LogFields, Tracing } from '../telemetry/tracing/tracing.ts';

type Named = FastifyBaseLogger & { reqId?: unknown; traceFields?: LogFields };

// The id of a request is added to its lines, not bound to its logger: bindings go through the whole list of secrets
// for each request, whether it writes a line or not.
/** A logger of one request. */
export const requestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (logger, { reqId }, options) =>
  Object.assign(logger.child({}, options), { reqId });

/** What each line of that logger says besides its own. */
export const requestOf = (_line: object, _level: number, { reqId }: Named): object =>
  reqId === undefined ? {} : { reqId };

/** The same with the trace of the request. */
export const tracedRequestLog =
  (tracing: Tracing): NonNullable<FastifyServerOptions['childLoggerFactory']> =>
  (logger, { reqId }, options, raw) =>
    Object.assign(logger.child({}, options), { reqId, traceFields: tracing.requestFields(raw) });

/** What each line says where traces are on: outside of a request the trace of the work it is written in. */
export const tracedFieldsOf =
  (tracing: Tracing) =>
  (line: object, level: number, logger: Named): object => ({
    ...requestOf(line, level, logger),
    ...(logger.traceFields ?? tracing.currentFields()),
  });
