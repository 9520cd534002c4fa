import { toast, toastStore } from '@pribavka/ui/toast';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { Toasts } from './Toasts.tsx';

const drawing = vi.hoisted(() => {
  let come = (): void => undefined;
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { here, come: () => come() };
});
vi.mock('./toaster.ts', async (importOriginal) => {
  await drawing.here;
  return importOriginal();
});

let root: Root | undefined;
afterEach(() => root?.unmount());

it('holds the time of what was said before toasts can be drawn, and then shows it', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Toasts bottom={64} />);
  toast.error('Сессия закончилась');
  await expect.poll(() => toastStore.getState().paused).toBe(true);
  const drawn = (): string | null | undefined => document.querySelector('[data-pb-root="toasts"]')?.textContent;
  expect(drawn() ?? '').toBe('');
  drawing.come();
  await expect.poll(drawn).toContain('Сессия закончилась');
  await expect.poll(() => toastStore.getState().paused).toBe(false);
});
