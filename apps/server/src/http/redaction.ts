import type { Writable } from 'node:stream';

import type { FastifyRequest, FastifyServerOptions } from 'fastify';

import type { Config } from '../config.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import { requestOf, tracedFieldsOf } from './request-log.ts';

const longDigits = /\d{6,}/g;
// The name of a table, column or rule, as the database quotes it.
const identifier = /^[a-z_][\w.]*$/;

// What stands between quotes: every second part.
const withoutQuotes = (text: string): string =>
  text
    .split('"')
    .map((part, index) => (index % 2 === 0 || identifier.test(part) ? part : '•••'))
    .join('"');

/** The address of a request without what people put into it: phones, codes, ИНН. */
export const safeUrl = (url: string): string => (url.split('?')[0] ?? '').replace(longDigits, '•••');

/** An error that holds no values any more. */
class SafeError extends Error {
  declare code?: string;
  declare stack: string;
}

const causesShown = 3;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * An error as it may be kept and read by anybody: what happened, its code, where and by what cause, without the values
 * it happened to. The database adds whole rows to its errors (`detail`, `where`), and its words quote what it could
 * not read.
 */
export function withoutValues(error: unknown, causes = causesShown): SafeError {
  if (error instanceof SafeError) return error;
  // The queue reports its failures as plain objects.
  const known: Partial<Record<'name' | 'message' | 'stack' | 'code' | 'cause', unknown>> = Object(error);
  const safe = new SafeError(withoutQuotes(text(known.message) ?? typeof error).replaceAll(longDigits, '•••'));
  safe.name = text(known.name) ?? 'Error';
  const frames = (text(known.stack) ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = known.cause && causes > 0 ? [`caused by ${withoutValues(known.cause, causes - 1).stack}`] : [];
  safe.stack = [`${safe.name}: ${safe.message}`, ...frames, ...cause].join('\n');
  const code = text(known.code);
  if (code !== undefined) safe.code = code;
  return safe;
}

const secrets = [
  'authorization',
  'password',
  'oldPassword',
  'token',
  'phone',
  'email',
  'login',
  'passport',
  'inn',
  'snils',
  'card',
  'number',
];

// A line without words of its own takes those of its error: it gets the safe one before anything is made of it.
function safeLine(line: unknown): unknown {
  if (line instanceof Error) return withoutValues(line);
  const { err } = Object(line) as { err?: unknown };
  return err instanceof Error ? { ...(line as object), err: withoutValues(err) } : line;
}

/** The log names the request, never its contents: no bodies, no query values, no tokens. */
export function loggerOptions(
  config: Config,
  stream?: Writable,
  tracing?: Tracing,
): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return {
    ...(stream ? { stream } : {}),
    level: config.logLevel,
    mixin: tracing ? tracedFieldsOf(tracing) : requestOf,
    redact: {
      paths: ['req.headers', ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])],
      censor: '•••',
    },
    hooks: {
      logMethod([line, ...rest], write) {
        write.apply(this, [safeLine(line), ...rest] as Parameters<typeof write>);
      },
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: safeUrl(request.url), id: request.id }),
    },
  };
}
