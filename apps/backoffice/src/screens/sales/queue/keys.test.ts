import { describe, expect, it } from 'vitest';

import type { Key } from '../../../shared/keys/help-key.ts';
import { actionOf } from './keys.ts';

const press = (code: string, more: Partial<Key> = {}) =>
  actionOf({ code, key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

describe('keys of the queue', () => {
  it.each([
    ['KeyA', 'approve'],
    ['KeyR', 'reject'],
    ['KeyQ', 'clarify'],
    ['KeyJ', 'next'],
    ['KeyN', 'next'],
    ['KeyK', 'previous'],
    ['KeyZ', 'undo'],
  ])('%s means %s on any layout', (code, action) => {
    expect(press(code)).toBe(action);
  });

  it('takes a reason from both rows of digits', () => {
    expect(press('Digit4')).toEqual({ reason: 4 });
    expect(press('Numpad5')).toEqual({ reason: 5 });
    expect(press('Digit0')).toBeUndefined();
  });

  it.each([
    ['Digit7', 'the Russian layout'],
    ['Slash', 'the Latin layout'],
  ])('takes «?» by %s of %s for the keys of the queue', (code) => {
    expect(press(code, { key: '?', shiftKey: true })).toBe('help');
  });

  it('leaves the browser its own keys', () => {
    expect(press('KeyA', { ctrlKey: true })).toBeUndefined();
    expect(press('KeyR', { metaKey: true })).toBeUndefined();
    expect(press('KeyZ', { altKey: true })).toBeUndefined();
    expect(press('KeyA', { shiftKey: true })).toBeUndefined();
  });
});
