import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { mount } from '../../test-utils/mount.tsx';

const onBlur = vi.fn();

function Screen(): ReactNode {
  const [step, setStep] = useState(0);
  const close = (): void => setStep(0);
  return (
    <>
      <button onClick={() => setStep(1)}>Открыть</button>
      <Dialog open={step === 1} onClose={close} title="Первый">
        <input aria-label="Имя" onBlur={onBlur} />
        <button onClick={() => setStep(2)}>Дальше</button>
      </Dialog>
      <Dialog open={step === 2} onClose={close} title="Второй">
        <button>Готово</button>
      </Dialog>
    </>
  );
}

it('does not blur the first field while a dialog opens in StrictMode', async () => {
  await mount(<Screen />);
  await userEvent.click(page.getByRole('button', { name: 'Открыть' }));
  await expect.element(page.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
});

it('returns the focus to the first opener when one dialog takes the place of another', async () => {
  await mount(<Screen />);
  await userEvent.click(page.getByRole('button', { name: 'Открыть' }));
  await userEvent.click(page.getByRole('button', { name: 'Дальше' }));
  await expect.element(page.getByRole('button', { name: 'Готово' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Открыть' })).toHaveFocus();
});

it('leaves the page as it is while one dialog takes the place of another', async () => {
  const place = await mount(<Screen />);
  await userEvent.click(page.getByRole('button', { name: 'Открыть' }));
  const next = page.getByRole('button', { name: 'Дальше' });
  await expect.element(next).toBeVisible();
  expect(place.hasAttribute('inert')).toBe(true);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(place, { attributes: true });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
  const onFocus = vi.fn();
  place.addEventListener('focusin', onFocus);
  await userEvent.click(next);
  await expect.element(page.getByRole('button', { name: 'Готово' })).toHaveFocus();
  observer.disconnect();
  expect(changes).toEqual([]);
  expect(onFocus).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => place.hasAttribute('inert')).toBe(false);
});
