import {
  type Attributes,
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { W3CTraceContextPropagator } from '@opentelemetry/core';

import { sqlState } from '../../db/sql-errors.ts';

/** What is needed to make spans; nothing of it is global, so that two servers of a test do not mix. */
export interface Spans {
  tracer: Tracer;
  contexts: AsyncLocalStorageContextManager;
  propagator: W3CTraceContextPropagator;
}

interface Named {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
  /** The context at work unless given. */
  parent?: Context | undefined;
  links?: Link[] | undefined;
}

const code = (error: unknown): string => {
  const { code: known, name } = Object(error) as { code?: unknown; name?: unknown };
  if (typeof known === 'string') return known;
  return typeof name === 'string' ? name : typeof error;
};

/** Marks a span as failed by what kind of error it was: its message may hold values. */
export function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', sqlState(error) ?? code(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work in a span of its own. */
export async function inSpan<T>(
  { tracer, contexts }: Spans,
  { name, kind, attributes, parent = contexts.active(), links = [] }: Named,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { kind, attributes, links }, parent);
  try {
    return await contexts.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

const getter = {
  keys: (carrier: object): string[] => Object.keys(carrier),
  get: (carrier: object, key: string): string | undefined => {
    const value = (carrier as Record<string, unknown>)[key];
    return typeof value === 'string' ? value : undefined;
  },
};
const setter = {
  set: (carrier: Record<string, string>, key: string, value: string): void => {
    carrier[key] = value;
  },
};

/** The context a `traceparent` names; the root where it is missing or damaged. */
export const contextOf = ({ propagator }: Spans, traceparent: unknown): Context =>
  propagator.extract(ROOT_CONTEXT, { traceparent }, getter);

/** The `traceparent` of a context; undefined where nothing is recorded. */
export function traceparentOf({ propagator }: Spans, context: Context): string | undefined {
  const headers: Record<string, string> = {};
  if (trace.getSpan(context)?.isRecording()) propagator.inject(context, headers, setter);
  return headers['traceparent'];
}

export { SpanKind };
