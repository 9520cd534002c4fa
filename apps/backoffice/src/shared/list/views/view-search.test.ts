import { expect, it } from 'vitest';

import { viewSearch } from './view-search.ts';

it('keeps the address without the page, in one order', () => {
  expect(viewSearch('?page=3&view=debt&f.status=blocked')).toBe('?f.status=blocked&view=debt');
  expect(viewSearch('?page=3')).toBe('');
});
