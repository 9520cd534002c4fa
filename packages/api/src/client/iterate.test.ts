import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, problemOf, startBackend } from '../test-utils/http.ts';
import { createApi } from './over-axios.ts';
import { iterate, pages } from './iterate.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.stop());

const open = () => createApi({ routes, session: createSession({ store: memoryStore() }), baseURL: backend.base });
type Asked = { size: number; cursor?: string; filters?: object };
const asked = (): Asked[] => backend.seen.map(({ body }) => JSON.parse(body) as Asked);
/** Seven rows in pages of the asked size, by a cursor. */
const serve = (): void => {
  backend.answer = ({ body }) => {
    const { size, cursor } = JSON.parse(body) as Asked;
    const at = Number(cursor ?? 0);
    const items = [1, 2, 3, 4, 5, 6, 7].slice(at, at + size).map((number) => ({ number: `П-${number}` }));
    return { body: { data: { items, ...(at + size < 7 ? { nextCursor: String(at + size) } : {}) } } };
  };
};

describe('a list', () => {
  it('is walked row by row, a page at a time, with the same filters', async () => {
    serve();
    const numbers: string[] = [];
    const filters = { statuses: ['confirmed' as const] };
    for await (const sale of iterate(open(), 'sales.list', { body: { size: 3, filters } })) {
      numbers.push(sale.number);
      // The next page is asked for when this one has been used.
      expect(backend.seen).toHaveLength(Math.ceil(numbers.length / 3));
    }
    expect(numbers).toEqual(['П-1', 'П-2', 'П-3', 'П-4', 'П-5', 'П-6', 'П-7']);
    expect(asked()).toEqual([
      { size: 3, filters },
      { size: 3, filters, cursor: '3' },
      { size: 3, filters, cursor: '6' },
    ]);
  });

  it('asks for nothing more when the loop is left', async () => {
    serve();
    for await (const sale of iterate(open(), 'sales.list', { body: { size: 2 } })) {
      if (sale.number === 'П-2') break;
    }
    expect(backend.seen).toHaveLength(1);
  });

  it('is a hundred rows a page unless said, and whole pages are at hand', async () => {
    serve();
    const sizes: number[] = [];
    for await (const rows of pages(open(), 'sales.list', {})) sizes.push(rows.length);
    expect([sizes, asked()]).toEqual([[7], [{ size: 100 }]]);
  });

  it('ends with the problem of the page that failed', async () => {
    serve();
    const served = backend.answer;
    backend.answer = (seen) => (backend.seen.length === 2 ? { status: 503 } : served(seen));
    const met: string[] = [];
    const walk = async (): Promise<void> => {
      for await (const { number } of iterate(open(), 'sales.list', { body: { size: 3 } })) met.push(number);
    };
    expect((await problemOf(walk())).status).toBe(503);
    expect(met).toHaveLength(3);
  });

  it('does not walk in circles after a server that repeats its cursor', async () => {
    backend.answer = () => ({ body: { data: { items: [{ number: 'П-1' }], nextCursor: 'same' } } });
    let rows = 0;
    for await (const _row of iterate(open(), 'sales.list', {})) rows += 1;
    expect(rows).toBe(2);
  });
});
