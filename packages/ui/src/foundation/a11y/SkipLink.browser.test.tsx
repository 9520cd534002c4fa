import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { SkipLink } from './SkipLink.tsx';

it('takes the focus to the content and leaves the address alone', async () => {
  const { href } = location;
  await mount(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Содержание
      </main>
    </>,
  );
  await expect.element(page.getByText('Содержание', { exact: true })).toBeVisible();
  page.getByRole('link', { name: 'Перейти к содержанию' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  // A router that did not make the step warns, and a form that guards itself could not stop it.
  expect(location.href).toBe(href);
});
