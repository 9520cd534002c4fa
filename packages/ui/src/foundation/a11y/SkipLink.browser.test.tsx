import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { SkipLink } from './SkipLink.tsx';

it('gives the content the focus and leaves the address and the history alone', async () => {
  await mount(
    <>
      <SkipLink />
      <nav>
        <a href="/other">Меню</a>
      </nav>
      <main id="main">Содержание</main>
    </>,
  );
  const link = page.getByRole('link', { name: 'Перейти к содержанию' });
  await expect.element(link).toBeInTheDocument();
  const [address, length] = [location.href, history.length];
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(location.href).toBe(address);
  expect(history.length).toBe(length);
});
