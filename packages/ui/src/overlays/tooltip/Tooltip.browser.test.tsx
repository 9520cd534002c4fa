import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openLayers } from '../../foundation/overlay/stack.ts';
import { mount } from '../../test-utils/mount.tsx';
import { Tooltip } from './Tooltip.tsx';

it('takes no key but Esc: what lies under it goes on', async () => {
  await mount(
    <Tooltip content="Stored in the audit log">
      <button type="button">Save</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  expect(openLayers()).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
});
