import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../../actions/button/Button.tsx';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { mount } from '../../test-utils/mount.tsx';
import { NotificationCenter } from './NotificationCenter.tsx';

it.each([
  [1280, 320],
  [320, 288],
])('an empty list in a popover at %i px is wide enough to read and offers no more of it', async (screen, least) => {
  await page.viewport(screen, 700);
  await mount(
    <Popover label="Уведомления" flush trigger={<Button>Открыть</Button>}>
      <NotificationCenter entries={[]} onMore={() => undefined} />
    </Popover>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Открыть' }));
  const list = page.getByRole('region', { name: 'Уведомления' });
  await expect.element(list).toBeVisible();
  expect(list.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(least);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(screen);
  expect(list.getByRole('button').elements()).toHaveLength(0);
});
