import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

type Named = FastifyBaseLogger & { reqId?: unknown };

// The id of a request is added to its lines, not bound to its logger: bindings go through the whole list of secrets
// for each request, whether it writes a line or not.
/** A logger of one request. */
export const requestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (logger, { reqId }, options) =>
  Object.assign(logger.child({}, options), { reqId });

/** What each line of that logger says besides its own. */
export const requestOf = (_line: object, _level: number, { reqId }: Named): object =>
  reqId === undefined ? {} : { reqId };
