import { withoutValues } from '../http/redaction.ts';

interface Log {
  error: (fields: object, text: string) => void;
}

/** What fails outside of requests: `where` is a job or a part of the process. */
export type Report = (error: unknown, where: string) => void;

const silenceMs = 60_000;
const maxKinds = 200;

// Before the server has a log, and when it never gets one.
const toConsole: Log = { error: (fields, text) => console.error(text, fields) };

/**
 * Logs what fails outside of requests, without the values it failed on. The same failure is logged once a minute, with
 * how often it came meanwhile: a database that is away is asked many times a second.
 */
export function createReport(now: () => number = Date.now): { report: Report; useLog: (log: Log) => void } {
  let log = toConsole;
  const reported = new Map<string, { at: number; missed: number }>();
  return {
    report(error, where) {
      const err = withoutValues(error);
      const kind = `${where} ${err.code ?? err.message}`;
      const last = reported.get(kind);
      if (last && now() - last.at < silenceMs) {
        last.missed += 1;
        return;
      }
      if (reported.size >= maxKinds) reported.clear();
      reported.set(kind, { at: now(), missed: 0 });
      log.error({ err, where, ...(last?.missed ? { repeated: last.missed } : {}) }, 'failed outside of a request');
    },
    useLog(next) {
      log = next;
    },
  };
}
