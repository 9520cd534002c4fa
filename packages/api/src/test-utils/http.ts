import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { isProblem, type Problem } from '../problems/problem.ts';

export type Seen = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};
export type Reply = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  text?: string;
};
export type Answer = (seen: Seen) => Reply | Promise<Reply>;

/** A real HTTP server on a free port that answers as the test says and remembers what it was asked. */
export type Backend = {
  base: string;
  seen: Seen[];
  answer: Answer;
  stop: () => Promise<void>;
};

export async function startBackend(): Promise<Backend> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const entry: Seen = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    backend.seen.push(entry);
    const reply = await backend.answer(entry);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.text ?? JSON.stringify(reply.body ?? { data: {} }));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend: Backend = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    seen: [],
    answer: () => ({}),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return backend;
}

/** What a call rejected with; anything but a `Problem` fails the test. */
export async function problemOf(promise: Promise<unknown>): Promise<Problem> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isProblem(error)) throw new Error('expected a Problem', { cause: error });
  return error;
}
