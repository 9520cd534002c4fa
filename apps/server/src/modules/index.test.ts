import { routes } from '@pribavka/api/routes';
import { expect, it } from 'vitest';

import { requireEveryHandler } from '../http/binder.ts';
import { handlers } from './index.ts';

it('every route of the manifest has a handler, and nothing is built that the manifest does not know', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(routes).toSorted());
  expect(() => requireEveryHandler(handlers)).not.toThrow();
});

it('a route without a handler stops the start', () => {
  const { 'auth.login': _, ...rest } = handlers;
  expect(() => requireEveryHandler(rest)).toThrow('Нет обработчиков: auth.login');
});
