import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';

it('shows the month of a day that is given later, and takes no focus for it', async () => {
  function Parent(): ReactElement {
    const [value, setValue] = useState<string | null>(null);
    return (
      <>
        <button type="button" onClick={() => setValue(value === null ? '2031-03-08' : null)}>
          Дать или забрать
        </button>
        <CalendarPanel value={value} />
      </>
    );
  }
  await mount(<Parent />);
  const button = page.getByRole('button', { name: 'Дать или забрать' });
  await button.click();
  const title = page.getByRole('heading', { name: 'март 2031' });
  await expect.element(title).toBeVisible();
  await expect.element(button).toHaveFocus();
  // Without a day the month stays.
  await button.click();
  await expect.element(title).toBeVisible();
  expect(document.querySelectorAll('[data-end]')).toHaveLength(0);
});
