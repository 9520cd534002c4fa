import type { Counter, Histogram, Registry } from 'prom-client';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Answers of one route that are handed over together. */
const together = 256;

interface Waiting {
  method: string;
  route: string;
  /** Seconds an answer took, by class of its status. */
  times: Map<string, number[]>;
  count: number;
}

/** Counts answers and how long they took, by method and template of the address. */
export interface RequestTimes {
  add: (answer: { method: string; route: string; statusCode: number; seconds: number }) => void;
}

/**
 * Answers are put aside and handed to the library a few hundred at a time, and before every scrape: one at a time it
 * takes ten to fifteen microseconds of each request, in a row one.
 */
export function createRequestTimes(
  library: { Counter: typeof Counter; Histogram: typeof Histogram },
  registers: Registry[],
): RequestTimes {
  const waiting = new Map<string, Waiting>();
  const handOver = (one: Waiting): void => {
    const { method, route, times } = one;
    const timer = durations.labels({ method, route });
    for (const [status, list] of times) {
      requests.inc({ method, route, status }, list.length);
      for (const value of list) timer.observe(value);
    }
    times.clear();
    one.count = 0;
  };
  const collect = (): void => waiting.forEach((one) => handOver(one));
  const requests = new library.Counter({
    name: 'pribavka_http_requests_total',
    help: 'Requests answered, by template of the address and class of the status',
    registers,
    labelNames: ['method', 'route', 'status'],
    collect,
  });
  const durations = new library.Histogram({
    name: 'pribavka_http_request_duration_seconds',
    help: 'How long requests took, by template of the address',
    registers,
    labelNames: ['method', 'route'],
    buckets: seconds,
    collect,
  });
  return {
    add({ method, route, statusCode, seconds: taken }) {
      const key = `${method} ${route}`;
      let one = waiting.get(key);
      if (!one) waiting.set(key, (one = { method, route, times: new Map(), count: 0 }));
      const status = `${Math.floor(statusCode / 100)}xx`;
      const list = one.times.get(status);
      if (list) list.push(taken);
      else one.times.set(status, [taken]);
      one.count += 1;
      if (one.count >= together) handOver(one);
    },
  };
}
