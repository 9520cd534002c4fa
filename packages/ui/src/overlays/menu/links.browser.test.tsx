import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../../actions/button/Button.tsx';
import { mount } from '../../test-utils/mount.tsx';
import { RouterLink } from '../../test-utils/RouterLink.tsx';
import { Menu } from './Menu.tsx';

it("a row is the router's own link where one is given, a plain link otherwise", async () => {
  const onSelect = vi.fn();
  await mount(
    <Menu
      defaultOpen
      label="Действия"
      trigger={<Button>Ещё</Button>}
      items={[
        { id: 'rules', label: 'Правила', href: '#rules' },
        { id: 'sales', label: 'Продажи', render: <RouterLink to="#sales" />, onSelect },
      ]}
    />,
  );
  const row = page.getByRole('menuitem', { name: 'Продажи' });
  await expect.element(row).toHaveAttribute('href', '#sales');
  await expect.element(page.getByRole('menuitem', { name: 'Правила' })).toHaveAttribute('href', '#rules');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#sales');
  expect(onSelect).toHaveBeenCalledOnce();
});
