import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { mount } from '../../test-utils/mount.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

let setActive: (active: boolean) => void = () => undefined;

function Block() {
  const [active, set] = useState(false);
  setActive = set;
  return (
    <LoadingOverlay active={active} label="Считаем баллы…">
      <button type="button">Пересчитать</button>
    </LoadingOverlay>
  );
}

it('speaks outside the busy block, silences the block and gives the focus back', async () => {
  const place = await mount(<Block />);
  await vi.waitFor(() => expect(place.querySelector('button')).not.toBeNull());
  const button = place.querySelector('button') as HTMLButtonElement;
  button.focus();
  setActive(true);
  const busy = button.parentElement as HTMLElement;
  await vi.waitFor(() => expect(busy.getAttribute('aria-busy')).toBe('true'));
  const said = (): Element | undefined =>
    [...document.querySelectorAll('[aria-live="polite"]')].find((region) => region.textContent.includes('Считаем'));
  await vi.waitFor(() => expect(said()).toBeDefined(), { timeout: 5000 });
  expect(said()?.closest('[aria-busy="true"]')).toBeNull();
  expect(busy.inert).toBe(true);
  setActive(false);
  await vi.waitFor(() => expect(busy.inert).toBe(false), { timeout: 5000 });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});
