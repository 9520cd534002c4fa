import { describe, expect, it } from 'vitest';

import { schemas } from '../schemas/index.ts';
import type { RouteSchemas } from '../schemas/types.ts';
import { portalRoutes, routes } from './index.ts';
import { specified } from './specified.test-data.ts';
import type { Route } from './types.ts';

const entries = Object.entries<Route>(routes);
const addressOf = ({ method, path }: Route): string => `${method} ${path}`;

describe('the manifest', () => {
  it.each(specified)('has %s', (line) => {
    expect(entries.map(([, route]) => addressOf(route))).toContain(line);
  });

  it('has no two routes with one address', () => {
    const shapes = entries.map(([, route]) => addressOf(route).replace(/\{\w+\}/g, '{}'));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it('names the parameters of every path in its schema', () => {
    for (const [key, route] of entries) {
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const { params } = schemas[key as keyof typeof schemas] as RouteSchemas;
      const known: unknown = params?.['properties'];
      expect([key, Object.keys(known ?? {})]).toEqual([key, names]);
    }
  });

  it('leaves public calls open and asks private ones for a session', () => {
    for (const [key, { path, access }] of entries) {
      expect([key, path.startsWith('/v1/public/')]).toEqual([key, access === 'public']);
    }
  });

  it('keeps queries harmless: no audit of a change, no idempotency key', () => {
    const odd = entries.filter(([, route]) => route.kind === 'query' && route.idempotent);
    expect(odd.map(([key]) => key)).toEqual([]);
  });

  it('limits every file', () => {
    const loose = entries.filter(([, route]) => route.multipart && !(route.limits?.fileBytes && route.limits.mimes));
    expect(loose.map(([key]) => key)).toEqual([]);
  });

  it('asks for an idempotency key wherever points or money move', () => {
    const money =
      /^(sales\.(create|update|submit|cancel|moderate|undo|return)|withdrawals\.(create|cancel|decide)|registries\.(create|approve|markPaid|uploadResult)|tunings\.(create|decide|delete|massUpload$)|sales\.massUpload$)/;
    const without = entries.filter(([key, route]) => money.test(key) && route.kind === 'command' && !route.idempotent);
    expect(without.map(([key]) => key)).toEqual([]);
  });

  it('lists nothing of the back-office for the portal', () => {
    const strange = Object.values<Route>(portalRoutes).filter(
      ({ path, audience }) => path.includes('/admin/') || (audience && audience !== 'member' && audience !== 'person'),
    );
    expect(strange.map(addressOf)).toEqual([]);
  });
});
