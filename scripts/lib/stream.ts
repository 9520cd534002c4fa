import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** What became of a stream of requests. */
export interface Streamed {
  sent: number;
  /** Without an answer, or with one of 500 and more. */
  lost: number;
  /** What the lost ones came to, with how many of each. */
  reasons: Record<string, number>;
  longestMs: number;
}

function ask(base: URL, agent: Agent, isWrite: boolean): Promise<string | undefined> {
  const path = isWrite ? '/api/v1/public/auth/recovery_password' : '/api/v1/public/users/dictionary';
  const method = isWrite ? 'POST' : 'GET';
  return new Promise((resolve) => {
    const sent = request(new URL(path, base), { agent, method, headers: { 'content-type': 'application/json' } });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(`${method} ${error.code ?? error.message}`));
    sent.on('response', (answer) => {
      const { statusCode = 0 } = answer;
      answer.on('error', () => resolve(`${method} cut short`));
      answer.on('end', () => resolve(statusCode >= 500 ? `${method} ${statusCode}` : undefined));
      answer.resume();
    });
    sent.end(isWrite ? JSON.stringify({ email: `${randomUUID()}@example.ru` }) : undefined);
  });
}

/** Reads and writes by several callers at once, each as fast as it is answered, until it is stopped. */
export function startStream(address: string, callers: number): { stop: () => Promise<Streamed> } {
  const base = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const streamed: Streamed = { sent: 0, lost: 0, reasons: {}, longestMs: 0 };
  const end = new AbortController();
  const call = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const begun = performance.now();
      streamed.sent += 1;
      const reason = await ask(base, agent, streamed.sent % 4 === 0);
      streamed.longestMs = Math.max(streamed.longestMs, performance.now() - begun);
      if (reason === undefined) continue;
      streamed.lost += 1;
      streamed.reasons[reason] = (streamed.reasons[reason] ?? 0) + 1;
    }
  };
  const all = Promise.all(Array.from({ length: callers }, call));
  return {
    async stop() {
      end.abort();
      await all;
      agent.destroy();
      return streamed;
    },
  };
}
