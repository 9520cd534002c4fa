import { describe, expect, it } from 'vitest';

import { pageBounds, pageList } from './pages.ts';

describe('pages', () => {
  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 88, [1, 2, 3, undefined, 88]],
    [44, 88, [1, undefined, 43, 44, 45, undefined, 88]],
    [88, 88, [1, undefined, 86, 87, 88]],
    [4, 88, [1, undefined, 3, 4, 5, undefined, 88]],
  ])('%i из %i', (page, pages, list) => expect(pageList(page, pages)).toEqual(list));

  it('bounds', () => {
    expect(pageBounds(88, 15, 1318)).toEqual({ from: 1306, to: 1318 });
    expect(pageBounds(1, 15, 0)).toEqual({ from: 0, to: 0 });
  });
});
