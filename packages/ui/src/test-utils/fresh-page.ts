import { beforeEach, expect } from 'vitest';
import { commands } from 'vitest/browser';

import { toastStore } from '../feedback/toast/core/facade.ts';

/** False at first, for the file before in the same page left it anywhere, and again after every move of a test. */
let isPointerAway = false;
addEventListener('pointermove', () => (isPointerAway = false), { capture: true });

/** Every browser test starts without pointer, focus, messages, scroll and portals of the one before. */
beforeEach(async () => {
  if (!isPointerAway) {
    await commands.restPointer();
    isPointerAway = true;
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  toastStore.dismiss();
  await expect.poll(() => toastStore.getState().shown).toHaveLength(0);
  await expect.poll(() => document.querySelector('[data-pb-root="overlays"] > *')).toBeNull();
  scrollTo(0, 0);
});
