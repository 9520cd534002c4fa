import { type Route, routes } from '@pribavka/api/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendFailure } from './failures.ts';
import { problem } from './problem.ts';

type Known = { address: RegExp; method: string };

let known: readonly Known[] | undefined;

const readKnown = (): readonly Known[] =>
  Object.values<Route>(routes).map(({ path, method }) => ({
    address: new RegExp(`^/api${path.replaceAll(/\{(\w+)\}/g, '[^/]+')}/?$`, 'u'),
    method,
  }));

/** Methods the contract has for an address, in the order of the alphabet. */
function methodsOf(url: string): string[] {
  const [path = ''] = url.split('?');
  const found = (known ??= readKnown()).filter(({ address }) => address.test(path)).map(({ method }) => method);
  return [...new Set(found)].toSorted();
}

/** 405 with `Allow` where the address is right and the method is not (RFC 9110, 15.5.6), else 404. */
export function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = methodsOf(request.url);
  if (allowed.length === 0) return sendFailure(problem('NOT_FOUND'), request, reply);
  reply.header('allow', allowed.join(', '));
  return sendFailure(problem('METHOD_NOT_ALLOWED'), request, reply);
}
