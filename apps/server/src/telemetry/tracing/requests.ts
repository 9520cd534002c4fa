import type { IncomingMessage } from 'node:http';

import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

import { contextOf, type Spans } from './spans.ts';
import type { LogFields } from './tracing.ts';

const notTraced = /^\/(?:health\/|metrics(?:\?|$))/;

interface Traced {
  span: Span;
  context: Context;
}

type Listener = (this: unknown, request: FastifyRequest, ...rest: unknown[]) => unknown;

/** Spans of requests, from their first log line to their answer; of a stranger's trace they know nothing. */
export function traceRequests(spans: Spans, trustsCallers: boolean) {
  const { tracer, contexts } = spans;
  const known = new WeakMap<IncomingMessage, Traced>();

  // The log asks first, before any hook: its lines carry the trace from the beginning.
  function start(raw: IncomingMessage): Traced | undefined {
    const found = known.get(raw);
    if (found ?? notTraced.test(raw.url ?? '')) return found;
    const method = raw.method ?? '';
    const parent = trustsCallers ? contextOf(spans, raw.headers['traceparent']) : ROOT_CONTEXT;
    const span = tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
      parent,
    );
    const traced = { span, context: trace.setSpan(parent, span) };
    known.set(raw, traced);
    return traced;
  }

  function end(request: FastifyRequest, status: number | undefined): void {
    const span = known.get(request.raw)?.span;
    if (!span?.isRecording()) return;
    const route = request.routeOptions.url;
    span.updateName(`${request.method} ${route ?? 'unknown'}`);
    if (route !== undefined) span.setAttribute('http.route', route);
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    else span.setAttribute('error.type', 'aborted');
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  // The context has to be entered where work begins: reading a body continues on events of the socket, outside of it.
  function within(listener: Listener): Listener {
    return function (request, ...rest) {
      const traced = start(request.raw);
      const run = (): unknown => listener.call(this, request, ...rest);
      return traced ? contexts.with(traced.context, run) : run();
    };
  }

  return {
    fields(raw: IncomingMessage): LogFields {
      const context = start(raw)?.span.spanContext();
      return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
    },
    register(app: FastifyInstance): void {
      app.addHook('onRoute', (route: RouteOptions) => {
        route.handler = within(route.handler as Listener);
        if (typeof route.preParsing === 'function')
          route.preParsing = within(route.preParsing as Listener) as NonNullable<RouteOptions['preParsing']>;
      });
      app.addHook('onResponse', (request, reply, done) => {
        end(request, reply.statusCode);
        done();
      });
      app.addHook('onRequestAbort', (request, done) => {
        end(request, undefined);
        done();
      });
    },
  };
}
