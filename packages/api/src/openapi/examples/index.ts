import type { RouteKey } from '../../routes/all.ts';
import { schemas } from '../../schemas/all.ts';
import type { RouteSchemas } from '../../schemas/types.ts';
import { exampleOf, type SchemaNode } from './generate.ts';
import { requests } from './requests.ts';

/** A request as the client takes it; parts the call does not have are absent. */
export type CallExample = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

const partOf = (key: RouteKey, part: 'params' | 'query' | 'body'): SchemaNode | undefined =>
  (schemas[key] as RouteSchemas)[part] as SchemaNode | undefined;

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** A right request of this call: the one given here, or what its schema must have. */
export function requestExample(key: RouteKey): CallExample {
  const request = requests[key] as CallExample | undefined;
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    if (request && part in request) return [[part, request[part]]];
    const schema = partOf(key, part);
    if (!schema) return [];
    const made = exampleOf(schema, 'request');
    return part !== 'params' && isEmpty(made) ? [] : [[part, made]];
  });
  return Object.fromEntries(parts) as CallExample;
}

/** What `data` of the answer may be. */
export const answerExample = (key: RouteKey): unknown =>
  exampleOf((schemas[key] as RouteSchemas).data as SchemaNode, 'answer');
