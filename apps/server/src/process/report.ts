import { withoutValues } from '../http/redaction.ts';

interface Log {
  error: (fields: object, text: string) => void;
}

/** What fails outside of requests: `where` is a job or a part of the process. */
export type Report = (error: unknown, where: string) => void;

const quietMs = 60_000;
const kindsKept = 200;

// Before the server has a log, and when it never gets one.
const toConsole: Log = { error: (fields, text) => console.error(text, fields) };

/**
 * Tells what fails outside of requests, without the values it failed on. The same failure is told once a minute, with
 * how often it came meanwhile: a database that is away is asked many times a second.
 */
export function createReport(now: () => number = Date.now): { report: Report; tellTo: (log: Log) => void } {
  let log = toConsole;
  const told = new Map<string, { at: number; missed: number }>();
  return {
    report(error, where) {
      const err = withoutValues(error);
      const kind = `${where} ${err.code ?? err.message}`;
      const last = told.get(kind);
      if (last && now() - last.at < quietMs) {
        last.missed += 1;
        return;
      }
      if (told.size >= kindsKept) told.clear();
      told.set(kind, { at: now(), missed: 0 });
      log.error({ err, where, ...(last?.missed ? { repeated: last.missed } : {}) }, 'failed outside of a request');
    },
    tellTo(next) {
      log = next;
    },
  };
}
