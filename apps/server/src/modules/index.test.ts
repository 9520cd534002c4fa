import { routes } from '@pribavka/api/routes';
import { expect, it } from 'vitest';

import { missingHandlers } from '../http/binder.ts';
import { handlers } from './index.ts';
import { waitingRoutes } from './waiting.ts';

const waiting: readonly string[] = waitingRoutes;
const table: Record<string, unknown> = handlers;

it('every route of the manifest has a handler or stands in the list of waiting ones', () => {
  expect(missingHandlers(table, waiting)).toEqual([]);
});

it('nothing waits that is built already, and nothing is built that the manifest does not know', () => {
  expect(waiting.filter((key) => key in table)).toEqual([]);
  expect(Object.keys(table).filter((key) => !(key in routes))).toEqual([]);
});

it('a route without a handler stops the start', () => {
  const { 'auth.login': _, ...rest } = table;
  expect(missingHandlers(rest, waiting)).toEqual(['auth.login']);
});
