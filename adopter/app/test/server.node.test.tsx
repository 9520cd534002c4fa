import { createApi, createSession, memoryStore, Problem } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { pages } from '../src/pages/index.ts';
import { check, document, keys, numbersOfSales } from '../src/server.ts';

it('checks a phone by the rules and masks', () => {
  expect(check('8 (912) 345-67-89')).toBeUndefined();
  expect(check('912')).toBeTypeOf('string');
});

it('knows the schemas of every route', () => {
  expect(keys()).toEqual(Object.keys(routes));
  expect(Object.keys(document())).toContain('paths');
});

it('rejects a call of a server that is not there with a Problem', async () => {
  const api = createApi({
    routes,
    session: createSession({ store: memoryStore() }),
    baseURL: 'http://127.0.0.1:9/api',
  });
  const failed = await api.call('auth.login', { body: { login: 'a', password: 'b' } }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Problem);
});

it('says over fetch, in a language of its own, that the server is not there', async () => {
  expect(await numbersOfSales('http://127.0.0.1:9/api')).toBe('The platform is out of reach');
});

it.each(Object.entries(pages))('draws %s without a browser', (_name, Page) => {
  expect(renderToString(<Page />)).toMatch(/^</);
});
