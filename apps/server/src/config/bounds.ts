import { openFilesLimit } from '../process/open-files.ts';
import type { Reader } from './reader.ts';
import * as variable from './variable.ts';

const group = 'bounds';
const connectionsAtMost = 2000;

// Most of what this process may open stays for the database, files, letters and the answers that it is full.
function usualConnections(): number {
  const files = openFilesLimit();
  return files === undefined ? connectionsAtMost : Math.max(8, Math.min(connectionsAtMost, Math.floor(files / 3)));
}

/** How much of the server strangers may take, and for how long. */
export const boundVariables = {
  connections: variable.integer('HTTP_CONNECTIONS', {
    group,
    min: 8,
    max: 100_000,
    usual: usualConnections,
    fallback: '2000, or a third of the open files the process may have where that is less',
    example: '2000',
    meaning:
      'open connections. Past it idle ones are closed first, then a request on a new one is answered 503 with `Retry-After`; `/health/*` is answered on any',
  }),
  requests: variable.integer('HTTP_REQUESTS', {
    group,
    min: 4,
    max: 10_000,
    usual: 400,
    meaning: 'requests at work at the same time; past it 503 with `Retry-After`, except `/health/*`',
  }),
  keepAliveSeconds: variable.integer('HTTP_KEEP_ALIVE_SECONDS', {
    group,
    min: 1,
    max: 3600,
    usual: 72,
    meaning: 'how long an idle connection stays open; longer than that of the proxy in front',
  }),
  headersSeconds: variable.integer('HTTP_HEADERS_SECONDS', {
    group,
    min: 1,
    max: 600,
    usual: 20,
    meaning:
      'how long the head of a request may take to arrive, looked at every second; then 408 and the connection is closed',
  }),
  bodySeconds: variable.integer('HTTP_BODY_SECONDS', {
    group,
    min: 1,
    max: 3600,
    usual: 120,
    meaning: 'the same for the whole of a request',
  }),
};

/** Limits of callers by address. */
export const rateLimitVariables = {
  rateLimitFactor: variable.factor('RATE_LIMIT_FACTOR', {
    group,
    usual: 1,
    meaning:
      'multiplies limits by address; `0` switches them off. Limits by account, of guesses and of technical users stay as they are',
  }),
  rateLimitStore: variable.choice('RATE_LIMIT_STORE', {
    group,
    values: ['database', 'memory'],
    usual: 'database',
    meaning:
      'where requests are counted by address: over all processes together ([below](#limits-by-address)), or in each by itself, so that two let through twice as much',
  }),
};

/** How much of the server strangers may take, and for how long. */
export interface HttpBounds {
  /** Open connections; those beyond it are answered 503 and closed. */
  connections: number;
  /** Requests at work at the same time; those beyond it are answered 503. */
  requests: number;
  /** How long an idle connection stays open. */
  keepAliveSeconds: number;
  /** How long the head of a request may take to arrive, counted from the connection for the first. */
  headersSeconds: number;
  /** How long a whole request may take to arrive. */
  bodySeconds: number;
}

export const readBounds = (read: Reader): HttpBounds => ({
  connections: read(boundVariables.connections),
  requests: read(boundVariables.requests),
  keepAliveSeconds: read(boundVariables.keepAliveSeconds),
  headersSeconds: read(boundVariables.headersSeconds),
  bodySeconds: read(boundVariables.bodySeconds),
});
