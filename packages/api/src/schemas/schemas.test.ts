import { describe, expect, it } from 'vitest';

import { schemas } from './index.ts';
import type { RouteSchemas } from './types.ts';

type Node = { readonly [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every subschema with the way to it. */
function* walk(node: unknown, path: string): Generator<[string, Node]> {
  if (!isNode(node)) return;
  yield [path, node];
  const { properties, items, anyOf } = node;
  if (isNode(properties)) {
    for (const [name, child] of Object.entries(properties)) yield* walk(child, `${path}.${name}`);
  }
  if (isNode(items)) yield* walk(items, `${path}[]`);
  if (Array.isArray(anyOf)) for (const child of anyOf) yield* walk(child, path);
}

const parts = ['params', 'query', 'body', 'data'] as const;
const all = Object.entries<RouteSchemas>(schemas).flatMap(([key, table]) =>
  parts.flatMap((part) => [...walk(table[part], `${key} ${part}`)]),
);
const pathsWhere = (wrong: (node: Node) => boolean): string[] =>
  all.filter(([, node]) => wrong(node)).map(([path]) => path);

describe('the schemas', () => {
  it('bound every string', () => {
    expect(
      pathsWhere(
        ({ type, enum: values, const: constant, maxLength, format }) =>
          type === 'string' &&
          values === undefined &&
          constant === undefined &&
          format !== 'binary' &&
          typeof maxLength !== 'number',
      ),
    ).toEqual([]);
  });

  it('bound every array and close every object', () => {
    expect(pathsWhere(({ type, maxItems }) => type === 'array' && typeof maxItems !== 'number')).toEqual([]);
    expect(pathsWhere(({ type, additionalProperties }) => type === 'object' && additionalProperties !== false)).toEqual(
      [],
    );
  });

  it('name a type everywhere', () => {
    expect(pathsWhere(({ type, anyOf, const: constant }) => !type && !anyOf && constant === undefined)).toEqual([]);
  });

  it('use only the formats the server knows', () => {
    const formats = new Set(all.flatMap(([, { format }]) => (typeof format === 'string' ? [format] : [])));
    expect([...formats].sort()).toEqual([
      'api-date-time',
      'api-day-or-time',
      'binary',
      'card-number',
      'date',
      'department-code',
      'document-code',
      'email',
      'https-url',
      'inn',
      'ip-or-cidr',
      'kpp',
      'middle-name',
      'month',
      'one-time-code',
      'passport-number',
      'passport-series',
      'password-strength',
      'person-name',
      'phone-ru',
      'snils',
      'uuid',
      'web-url',
    ]);
  });

  it('answer with every field: only a page may leave out its cursor and totals', () => {
    const optional = all.flatMap(([path, { properties, required }]) => {
      // A difference names only what has changed.
      const isDifference = /\.pending\b.*\.(before|after)$/.test(path);
      if (!path.includes(' data') || !isNode(properties) || isDifference) return [];
      const known: unknown[] = Array.isArray(required) ? required : [];
      return Object.keys(properties).filter((name) => !known.includes(name));
    });
    expect([...new Set(optional)].sort()).toEqual(['nextCursor', 'totals']);
  });

  it('never answer with a secret but in the one call that makes it', () => {
    const secrets = all
      .filter(([path]) => / data.*\.(password|passwordHash|secret|token|number)$/.test(path))
      .map(([path]) => path)
      .filter((path) => /password|secret|token/.test(path));
    expect(secrets.sort()).toEqual([
      'auth.enrol data.secret',
      'secondFactor.enrol data.secret',
      'technical.register data.secret',
      'technical.rotateSecret data.secret',
      'technical.rotateWebhookSecret data.secret',
    ]);
  });
});
