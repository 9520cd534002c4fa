import { headers } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../ids.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());

// Ten times what the stack of a recursive reader bears.
const depth = 100_000;
const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;

const withBody = Object.entries(routes as Record<string, Route>).flatMap(([key, route]) => {
  const { body } = schemas[key as keyof typeof schemas] as { body?: { properties?: Record<string, unknown> } };
  const [field] = Object.keys(body?.properties ?? {});
  return field === undefined || route.multipart ? [] : [[key, route, field] as const];
});

it.each(withBody)('refuses a body nested without end: %s', async (_key, route, field) => {
  const { statusCode } = await server.app.inject({
    method: route.method,
    url: `/api${route.path.replaceAll(/\{\w+\}/g, newId())}`,
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      [headers.idempotencyKey]: newId(),
    },
    payload: `{"${field}":${nested}}`,
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});
