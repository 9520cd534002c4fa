import { setTimeout as sleep } from 'node:timers/promises';

import { SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

import type { TracingSettings } from '../settings.ts';
import { traceRequests } from './requests.ts';
import { inSpan, SpanKind, type Spans, traceparentOf } from './spans.ts';
import type { Tracing } from './tracing.ts';
import { statementSpans, tracedJob, tracedTransports } from './work.ts';

const closeLimitMs = 5000;

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const isParentBased = sampler.startsWith('parentbased_');
  const root = sampler.endsWith('traceidratio')
    ? new TraceIdRatioBasedSampler(ratio)
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

/** Starts the sending of spans to the collector. */
export function createTracing(settings: TracingSettings, version: string): Tracing {
  const own = resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': version });
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(own),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: settings.url }) })],
  });
  const spans: Spans = {
    tracer: provider.getTracer('pribavka', version),
    contexts: new AsyncLocalStorageContextManager().enable(),
    propagator: new W3CTraceContextPropagator(),
  };
  const { contexts } = spans;
  const current = () => trace.getSpan(contexts.active());
  const requests = traceRequests(spans, settings.trustsCallers);
  return {
    requests: (app) => requests.register(app),
    requestFields: (raw) => requests.fields(raw),
    currentFields() {
      const context = current()?.spanContext();
      return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
    },
    statement: statementSpans(spans, () => current()?.isRecording() === true),
    traceparent: () => traceparentOf(spans, contexts.active()),
    job: (job) => tracedJob(spans, job),
    transports: (transports) => tracedTransports(spans, transports),
    webhook: (type, send) =>
      inSpan(
        spans,
        {
          name: 'POST webhook',
          kind: SpanKind.CLIENT,
          attributes: { 'http.request.method': 'POST', 'pribavka.event': type },
        },
        async (span) => {
          const result = await send(traceparentOf(spans, contexts.active()));
          if (result.httpStatus !== null) span.setAttribute('http.response.status_code', result.httpStatus);
          if (result.error !== null) span.setStatus({ code: SpanStatusCode.ERROR });
          return result;
        },
      ),
    async close() {
      const limit = sleep(closeLimitMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
      contexts.disable();
    },
  };
}
