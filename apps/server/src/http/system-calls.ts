import { type Kysely, sql } from 'kysely';

import { createBatcher } from '../db/batcher.ts';
import { newId } from '../ids.ts';

/** A call of a technical user as its log keeps it. */
export interface SystemCall {
  userId: string;
  at: Date;
  route: string;
  httpStatus: number;
  code: string | undefined;
  durationMs: number;
  requestId: string;
  ip: string;
}

// A database that is slow must not fill the memory with lines of a log.
const mostWaiting = 5000;

/**
 * Log of the calls of systems (domain 3.22). A line is handed over when the answer has gone and is written with the
 * others that came meanwhile, so no call waits for it; the loss of the last lines in a crash costs nobody anything.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- any handle will do
export function createSystemCalls(db: Kysely<any>, onError: (error: unknown) => void) {
  const write = createBatcher<SystemCall, undefined>(
    async (calls) => {
      const column = <T>(read: (call: SystemCall) => T): T[] => calls.map(read);
      await sql`
        insert into technical_calls (id, user_id, at, route, http_status, code, duration_ms, request_id, ip)
        select q.id, q.user_id, q.at, q.route, q.http_status, q.code, q.duration_ms, q.request_id, q.ip
        from unnest(${column(() => newId())}::uuid[], ${column(({ userId }) => userId)}::uuid[],
          ${column(({ at }) => at)}::timestamptz[], ${column(({ route }) => route)}::text[],
          ${column(({ httpStatus }) => httpStatus)}::int[], ${column(({ code }) => code ?? null)}::text[],
          ${column(({ durationMs }) => durationMs)}::int[], ${column(({ requestId }) => requestId)}::uuid[],
          ${column(({ ip }) => ip)}::text[])
          as q(id, user_id, at, route, http_status, code, duration_ms, request_id, ip)
        join technical_users t on t.user_id = q.user_id,
          (select set_config('synchronous_commit', 'off', true)) as lazily`.execute(db);
      return calls.map(() => undefined);
    },
    { concurrency: 1, maxSize: 500 },
  );
  const waiting = new Set<Promise<void>>();
  return {
    add(call: SystemCall): void {
      if (waiting.size >= mostWaiting) return;
      const line: Promise<void> = write(call).then(() => undefined, onError);
      waiting.add(line);
      void line.finally(() => waiting.delete(line));
    },
    /** Resolves when everything handed over is written. */
    async settled(): Promise<void> {
      await Promise.all(waiting);
    },
  };
}
