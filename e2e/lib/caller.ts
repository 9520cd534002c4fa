import { expect } from '@playwright/test';

import type { RunningServer } from './server.ts';
import { tokensFor } from './visitors.ts';

/** The contract as this person calls it: what a journey reads from the database besides the screens. */
export interface Caller {
  /** Fails the journey unless the server answers with 200. */
  readonly read: <T>(method: string, path: string, body?: object) => Promise<T>;
}

export async function caller(server: RunningServer, login: string): Promise<Caller> {
  const { session } = await tokensFor(server, login);
  return {
    async read(method, path, body) {
      const answer = await fetch(`${server.url}/api/v1/private/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          'x-fingerprint': 'journey',
          'x-request-id': crypto.randomUUID(),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.status, path).toBe(200);
      return ((await answer.json()) as { data: never }).data;
    },
  };
}
