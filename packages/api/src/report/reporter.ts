import type { ApiEvent } from '../client/events.ts';

/** Specification §9. */
export const maxBreadcrumbs = 100;
export const monitoringPingChance = 0.001;
/** Errors kept while the library is on its way. */
const maxBuffered = 20;

/** Nothing about the person is gathered by itself: without this the collector is asked to note the IP address. */
const collectNothing: {
  userInfo: boolean;
  cookies: boolean;
  httpHeaders: boolean;
  httpBodies: never[];
  urlQueryParams: boolean;
} = { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false };

export type Capture = { tags?: Record<string, string>; extra?: Record<string, unknown> };

/** The part of Sentry's browser SDK that is used. */
export type MonitoringSdk = {
  init: (options: {
    dsn: string;
    release?: string;
    environment?: string;
    maxBreadcrumbs: number;
    dataCollection: typeof collectNothing;
    tracesSampleRate: number;
    beforeSend: <E>(event: E) => E;
    beforeBreadcrumb: <B>(breadcrumb: B) => B;
  }) => unknown;
  captureException: (error: unknown, context?: Capture) => unknown;
  captureMessage: (message: string, context?: Capture) => unknown;
};

export type ReporterOptions = {
  /** Without it nothing is loaded and nothing is sent. */
  dsn: string | undefined;
  /** For example `() => import('@sentry/react')`: the library is a chunk of its own. */
  load: () => Promise<MonitoringSdk>;
  release?: string | undefined;
  environment?: string | undefined;
  /** Between 0 and 1; for tests. */
  random?: (() => number) | undefined;
};

export type Reporter = {
  /** Loads the library; errors reported before are sent when it is there. */
  start: () => Promise<void>;
  report: (error: unknown, context?: Capture) => void;
  /** Hang it on `api.on`: every failure of a call is reported (specification §8). */
  onApiEvent: (event: ApiEvent) => void;
};

export function createReporter({ dsn, load, release, environment, random = Math.random }: ReporterOptions): Reporter {
  let capture: MonitoringSdk['captureException'] | undefined;
  let starting: Promise<void> | undefined;
  const waiting: [unknown, Capture | undefined][] = [];

  async function begin(address: string): Promise<void> {
    // What takes personal data out is as large as the rest of the reporter, and of use with the library only.
    const [loaded, { clean, cleanBreadcrumb, cleanError, cleanEvent }] = await Promise.all([
      load(),
      import('./clean.ts'),
    ]);
    loaded.init({
      dsn: address,
      ...(release === undefined ? {} : { release }),
      ...(environment === undefined ? {} : { environment }),
      maxBreadcrumbs,
      dataCollection: collectNothing,
      tracesSampleRate: 0,
      beforeSend: cleanEvent,
      beforeBreadcrumb: cleanBreadcrumb,
    });
    capture = (error, context) => loaded.captureException(cleanError(error), context && clean(context));
    for (const [error, context] of waiting.splice(0)) capture(error, context);
    if (random() < monitoringPingChance) loaded.captureMessage('monitoring ping');
  }

  function report(error: unknown, context?: Capture): void {
    if (dsn === undefined || dsn === '') return;
    if (capture) capture(error, context);
    else if (waiting.length < maxBuffered) waiting.push([error, context]);
  }

  return {
    start() {
      if (dsn === undefined || dsn === '') return Promise.resolve();
      starting ??= begin(dsn).catch(() => {
        // The app works without its reports; the next start tries again.
        starting = undefined;
      });
      return starting;
    },
    report,
    onApiEvent(event) {
      if (event.type !== 'failure') return;
      const { problem, key } = event;
      report(problem, {
        tags: { route: key, kind: problem.kind, status: String(problem.status) },
        extra: { requestId: problem.requestId, problemCode: problem.code },
      });
    },
  };
}
