import { describe, expect, it, vi } from 'vitest';

import { drawingAddress, drawn } from './drawing.ts';

describe('address of a drawing', () => {
  it('is what the bundler gave it', () => {
    expect(drawingAddress(new URL('https://cdn.example.ru/mark-1a2b.svg'))).toBe(
      'https://cdn.example.ru/mark-1a2b.svg',
    );
  });

  it('is left out where the drawing lies on the disk of a server', () => {
    expect(drawingAddress(new URL('file:///srv/app/node_modules/mark.svg'))).toBeUndefined();
  });

  it('stays on a page that is itself opened from the disk', () => {
    vi.stubGlobal('location', { protocol: 'file:' });
    expect(drawingAddress(new URL('file:///home/anna/app/mark.svg'))).toBe('file:///home/anna/app/mark.svg');
    vi.unstubAllGlobals();
  });
});

it('an element drawn without its address gets it, one that has an address is left alone', () => {
  const element = (own: Record<string, string>): Element & { own: Record<string, string> } =>
    ({
      own,
      hasAttribute: (name: string) => name in own,
      setAttribute: (name: string, value: string) => void (own[name] = value),
    }) as never;
  const bare = element({});
  void drawn('src', '/mark.svg').ref(bare);
  expect(bare.own).toEqual({ src: '/mark.svg' });
  const whole = element({ src: '/other.svg' });
  void drawn('src', '/mark.svg').ref(whole);
  expect(whole.own).toEqual({ src: '/other.svg' });
  void drawn('src', undefined).ref(bare);
  void drawn('src', '/mark.svg').ref(null);
  expect(bare.own).toEqual({ src: '/mark.svg' });
});
