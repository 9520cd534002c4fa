import { expect, it } from 'vitest';

import { addView, parseViews, viewSearch } from './own-views.ts';

it('reads nonsense as no views', () => {
  expect(parseViews(null)).toEqual([]);
  expect(parseViews('{')).toEqual([]);
  expect(parseViews('{"a":1}')).toEqual([]);
  expect(parseViews('[null,1,{"id":"x"}]')).toEqual([]);
});

it('keeps the address without the page, in one order', () => {
  expect(viewSearch('?page=3&view=debt&f.status=blocked')).toBe('?f.status=blocked&view=debt');
  expect(viewSearch('?page=3')).toBe('');
});

it('replaces a view of the same name and never grows without end', () => {
  let views = addView([], 'Тверь', '?q=a');
  views = addView(views, 'Тверь', '?q=b');
  expect(views).toEqual([{ id: 'own:Тверь', label: 'Тверь', search: '?q=b' }]);
  for (let index = 0; index < 20; index += 1) views = addView(views, String(index), '');
  expect(views).toHaveLength(12);
  expect(views.at(-1)?.label).toBe('19');
});
