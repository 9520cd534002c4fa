import { describe, expect, it } from 'vitest';

import { pageWindow } from '../../../navigation/pagination/pages.ts';
import { pageBounds } from './pages.ts';

describe('pages', () => {
  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 88, [1, 2, 3, null, 88]],
    [44, 88, [1, null, 43, 44, 45, null, 88]],
    [88, 88, [1, null, 86, 87, 88]],
    [4, 88, [1, null, 3, 4, 5, null, 88]],
  ])('%i из %i', (page, pages, list) => expect(pageWindow(page, pages)).toEqual(list));

  it('bounds', () => {
    expect(pageBounds(88, 15, 1318)).toEqual({ from: 1306, to: 1318 });
    expect(pageBounds(1, 15, 0)).toEqual({ from: 0, to: 0 });
  });
});
