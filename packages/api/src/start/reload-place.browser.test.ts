import { afterEach, beforeEach, expect, it } from 'vitest';

import { restoreReloadPlace } from './reload-place.ts';

const KEY = 'pb-place';
const here = (): string => location.pathname + location.search;

const content = document.createElement('div');
const grow = async (height: number): Promise<void> => {
  content.style.height = `${height}px`;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};
const wasAt = (y: number, address = here()): void => sessionStorage.setItem(KEY, JSON.stringify({ address, y }));

beforeEach(async () => {
  document.body.append(content);
  await grow(10);
});
afterEach(() => {
  dispatchEvent(new Event('wheel'));
  sessionStorage.clear();
  content.remove();
  scrollTo(0, 0);
});

it('comes back when the page has become long enough, and stays there', async () => {
  wasAt(1500);
  restoreReloadPlace(true);
  await grow(2000);
  expect(scrollY).toBeLessThan(1500);
  await grow(5000);
  await expect.poll(() => scrollY).toBe(1500);
  scrollTo(0, 100);
  await grow(6000);
  expect(scrollY).toBe(100);
});

it('leaves the page to the person who has begun to scroll', async () => {
  wasAt(1500);
  restoreReloadPlace(true);
  dispatchEvent(new Event('wheel'));
  await grow(5000);
  expect(scrollY).toBe(0);
});

it('begins at the top of a page that was not loaded again, and of another one', async () => {
  wasAt(1500);
  restoreReloadPlace(false);
  wasAt(1500, '/sales');
  restoreReloadPlace(true);
  await grow(5000);
  expect(scrollY).toBe(0);
});

it('keeps the place of a page that goes', async () => {
  restoreReloadPlace(false);
  await grow(5000);
  scrollTo(0, 700);
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')).toEqual({ address: here(), y: 700 });
});
