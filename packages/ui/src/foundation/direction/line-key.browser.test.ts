import { afterEach, expect, it } from 'vitest';

import { isRightToLeft, lineKey } from './line-key.ts';

afterEach(() => {
  document.documentElement.removeAttribute('dir');
  document.body.replaceChildren();
});

const place = (dir?: 'rtl' | 'ltr'): HTMLElement => {
  const element = document.createElement('div');
  if (dir) element.dir = dir;
  document.body.append(element);
  return element;
};

it('turns the arrows along the line round where lines run from right to left', () => {
  const turned = place('rtl');
  expect(lineKey({ key: 'ArrowRight', currentTarget: turned })).toBe('ArrowLeft');
  expect(lineKey({ key: 'ArrowLeft', currentTarget: turned })).toBe('ArrowRight');
  expect(lineKey({ key: 'ArrowUp', currentTarget: turned })).toBe('ArrowUp');
  expect(lineKey({ key: 'ArrowRight', currentTarget: place() })).toBe('ArrowRight');
});

it('asks the element, not the page', () => {
  document.documentElement.dir = 'rtl';
  expect(isRightToLeft(place())).toBe(true);
  expect(isRightToLeft(place('ltr'))).toBe(false);
  expect(isRightToLeft(null)).toBe(false);
});
