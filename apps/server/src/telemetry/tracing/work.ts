import type { Attributes } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

import type { Job } from '../../jobs/jobs.ts';
import type { Transport, Transports } from '../../outbox/transports.ts';
import { contextOf, fail, inSpan, SpanKind, type Spans } from './spans.ts';

const longestStatement = 2000;
/** Outside of a recorded span nothing is written: idle looks into queues would be traces of their own. */
export const statementSpans =
  ({ tracer, contexts }: Spans, isRecording: () => boolean) =>
  (event: LogEvent): void => {
    if (!isRecording()) return;
    const text = event.query.sql.trim();
    const operation = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
    const attributes: Attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, longestStatement),
    };
    const end = Date.now();
    const span = tracer.startSpan(
      operation,
      { kind: SpanKind.CLIENT, attributes, startTime: end - event.queryDurationMillis },
      contexts.active(),
    );
    if (event.level === 'error') fail(span, event.error);
    span.end(end);
  };

export const tracedJob = (spans: Spans, job: Job): Job => ({
  ...job,
  handle(ctx, payload) {
    const parent = contextOf(spans, (payload as { traceparent?: unknown }).traceparent);
    const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': job.name };
    return inSpan(spans, { name: `process ${job.name}`, kind: SpanKind.CONSUMER, attributes, parent }, () =>
      job.handle(ctx, payload),
    );
  },
});

export function tracedTransports(spans: Spans, transports: Transports): Transports {
  const traced = (channel: keyof Transports): Transport => ({
    ...transports[channel],
    send: (message) =>
      inSpan(
        spans,
        { name: `send ${channel}`, kind: SpanKind.CLIENT, attributes: { 'pribavka.channel': channel } },
        () => transports[channel].send(message),
      ),
  });
  return { email: traced('email'), sms: traced('sms'), messenger: traced('messenger') };
}
