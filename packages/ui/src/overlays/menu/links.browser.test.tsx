import type { ComponentPropsWithRef, ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../../actions/button/Button.tsx';
import { mount } from '../../test-utils/mount.tsx';
import { Menu } from './Menu.tsx';

/** Stands for the link of a router: knows `to` and goes there without loading the page. */
function RouterLink({ to, onClick, ...rest }: ComponentPropsWithRef<'a'> & { to: string }): ReactElement {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        location.hash = to;
      }}
    >
      {rest.children}
    </a>
  );
}

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
