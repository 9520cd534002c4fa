import type { Writable } from 'node:stream';

import type { FastifyRequest, FastifyServerOptions } from 'fastify';

import type { Config } from '../config.ts';

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

/**
 * An error as it may be kept and read by anybody: what happened, its code and where, without the values it happened
 * to. The database adds whole rows to its errors (`detail`, `where`), and its words quote what it could not read.
 */
export function withoutValues(error: unknown): Error & { code?: string } {
  // The queue tells of its failures by plain objects.
  const known: Partial<Record<'name' | 'message' | 'stack' | 'code', unknown>> = Object(error);
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  const [name, code] = [text(known.name) ?? 'Error', text(known.code)];
  const words = withoutQuotes(text(known.message) ?? typeof error);
  const safe = new Error(words.replaceAll(longDigits, '•••'));
  safe.name = name;
  const frames = (text(known.stack) ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  safe.stack = [`${name}: ${safe.message}`, ...frames].join('\n');
  return code === undefined ? safe : Object.assign(safe, { code });
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

/** The log names the request, never its contents: no bodies, no query values, no tokens. */
export function loggerOptions(config: Config, stream?: Writable): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return {
    ...(stream ? { stream } : {}),
    level: config.logLevel,
    redact: {
      paths: [
        'req.headers',
        'err.detail',
        'err.parameters',
        'err.where',
        ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      ],
      censor: '•••',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: safeUrl(request.url), id: request.id }),
    },
  };
}
