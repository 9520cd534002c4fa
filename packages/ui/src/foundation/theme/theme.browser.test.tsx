import { afterEach, expect, it } from 'vitest';

import { themeScript } from './theme-script.ts';
import { applyTheme, readTheme, setTheme } from './theme.ts';

afterEach(() => {
  setTheme('system');
  localStorage.clear();
});

it('puts the choice on the page and remembers it', () => {
  setTheme('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(readTheme()).toBe('dark');
});

it('falls back to the device for a value it does not know', () => {
  localStorage.setItem('pb_theme', 'розовая');
  expect(readTheme()).toBe('system');
});

it('is ready before the first paint', () => {
  delete document.documentElement.dataset['theme'];
  applyTheme();
  expect(document.documentElement.dataset['theme']).toBe('system');
});

it.each([
  ['dark', 'dark'],
  ['розовая', 'system'],
])('a server page that remembers %s begins with %s', (remembered, expected) => {
  localStorage.setItem('pb_theme', remembered);
  document.documentElement.dataset['theme'] = 'system';
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  script.remove();
  expect(document.documentElement.dataset['theme']).toBe(expected);
});
