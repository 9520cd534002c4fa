import { useState } from 'react';
import { expect, it } from 'vitest';

import { mount } from '../../test-utils/mount.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

function Block() {
  const [active, setActive] = useState(false);
  return (
    <>
      <LoadingOverlay active={active} label="Считаем баллы…">
        <button type="button">Пересчитать</button>
      </LoadingOverlay>
      <button type="button" data-toggle="" onClick={() => setActive(!active)}>
        Запрос
      </button>
    </>
  );
}

it('speaks outside the busy block, silences the block and gives the focus back', async () => {
  const place = await mount(<Block />);
  await expect.poll(() => place.querySelector('button')).not.toBeNull();
  const button = place.querySelector('button') as HTMLButtonElement;
  // Pressed by the test, not by hand: the focus stays inside the block.
  const toggle = (): void => place.querySelector<HTMLElement>('[data-toggle]')?.click();
  button.focus();
  toggle();
  const busy = button.parentElement as HTMLElement;
  await expect.poll(() => busy.getAttribute('aria-busy')).toBe('true');
  const said = (): Element | undefined =>
    [...document.querySelectorAll('[aria-live="polite"]')].find((region) => region.textContent.includes('Считаем'));
  await expect.poll(() => said()).toBeDefined();
  expect(said()?.closest('[aria-busy="true"]')).toBeNull();
  expect(busy.inert).toBe(true);
  toggle();
  await expect.poll(() => busy.inert).toBe(false);
  await expect.poll(() => document.activeElement).toBe(button);
});
