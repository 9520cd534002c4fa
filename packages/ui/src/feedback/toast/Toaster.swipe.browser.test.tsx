import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { group, setup, shown } from '../../test-utils/toasts.tsx';

describe('a finger', () => {
  const finger = (element: Element, type: string, x: number, y: number): void => {
    element.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }),
    );
  };
  // A made-up pointer cannot be captured.
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('dismisses by a swipe sideways and leaves a swipe up to the page', async () => {
    const { toast } = await setup();
    toast.info('Первое', { duration: 60_000 });
    await expect.element(group('Первое')).toBeVisible();
    const element = group('Первое').element() as HTMLElement;
    finger(element, 'pointerdown', 100, 100);
    finger(element, 'pointermove', 102, 140);
    finger(element, 'pointerup', 102, 180);
    expect(shown()).toEqual(['Первое']);
    finger(element, 'pointerdown', 100, 100);
    finger(element, 'pointermove', 140, 101);
    expect(element.style.getPropertyValue('--swipe')).toBe('40px');
    finger(element, 'pointermove', 180, 101);
    finger(element, 'pointerup', 180, 101);
    await expect.poll(() => shown()).toEqual([]);
  });

  it('returns after a short drag, and time goes on', async () => {
    const { store, toast } = await setup();
    toast.info('Второе', { duration: 60_000 });
    await expect.element(group('Второе')).toBeVisible();
    const element = group('Второе').element() as HTMLElement;
    finger(element, 'pointerdown', 100, 100);
    expect(store.getState().paused).toBe(true);
    finger(element, 'pointermove', 110, 100);
    finger(element, 'pointercancel', 110, 100);
    expect(element.style.getPropertyValue('--swipe')).toBe('');
    expect(store.getState().paused).toBe(false);
    expect(shown()).toEqual(['Второе']);
  });
});
