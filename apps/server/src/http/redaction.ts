import type { Writable } from 'node:stream';

import type { FastifyRequest, FastifyServerOptions } from 'fastify';

import type { Config } from '../config.ts';

const longDigits = /\d{6,}/g;

/** The address of a request without what people put into it: phones, codes, ИНН. */
export const safeUrl = (url: string): string => (url.split('?')[0] ?? '').replace(longDigits, '•••');

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
