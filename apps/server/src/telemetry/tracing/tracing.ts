import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';

import type { Job } from '../../jobs/jobs.ts';
import type { Transports } from '../../outbox/transports.ts';
import type { TracingSettings } from '../settings.ts';

/** An answer of another system, as a span knows it. */
export interface CallResult {
  httpStatus: number | null;
  error: string | null;
}

/** What a log line says of its trace. */
export interface LogFields {
  trace_id?: string;
  span_id?: string;
}

/**
 * Spans of this process. Attributes hold templates of addresses, SQL with placeholders, names of jobs, channels and
 * events: nothing a person wrote, no id, no text of an error.
 */
export interface Tracing {
  /** Gives every request of the app a span; call it before the routes are registered. */
  requests: (app: FastifyInstance) => void;
  /** `trace_id` and `span_id` for the lines of a request's logger. */
  requestFields: (raw: IncomingMessage) => LogFields;
  /** The same for a line written elsewhere: those of the span at work. */
  currentFields: () => LogFields;
  /** One statement that has been executed. */
  statement: (event: LogEvent) => void;
  /** `traceparent` of the span at work, for what goes on elsewhere; undefined outside of a recorded one. */
  traceparent: () => string | undefined;
  /** The same job with a span for each run, in the trace of the request that sent it. */
  job: (job: Job) => Job;
  /** The same senders with a span for each attempt. */
  transports: (transports: Transports) => Transports;
  /** Calls a receiver of webhooks; `send` gets the `traceparent` to give away. */
  webhook: <T extends CallResult>(type: string, send: (traceparent: string | undefined) => Promise<T>) => Promise<T>;
  /** Sends what is left, for five seconds at most. */
  close: () => Promise<void>;
}

/** The only place that loads OpenTelemetry: a process without an address to send to never does. */
export async function startTracing(settings: TracingSettings, version: string): Promise<Tracing> {
  const { createTracing } = await import('./create.ts');
  return createTracing(settings, version);
}
