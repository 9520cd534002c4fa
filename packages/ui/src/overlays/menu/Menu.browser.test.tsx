import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../../actions/button/Button.tsx';
import { mount } from '../../test-utils/mount.tsx';
import { Menu } from './Menu.tsx';

const usual = { width: window.innerWidth, height: window.innerHeight };
afterEach(() => page.viewport(usual.width, usual.height));

const item = (id: string, label: string) => ({ id, label, onSelect: () => undefined });

it('a menu button opens on ↓ at the first item and on ↑ at the last one', async () => {
  const items = [item('edit', 'Изменить'), item('copy', 'Копия'), item('delete', 'Удалить')];
  await mount(<Menu label="Действия" trigger={<Button>Действия</Button>} items={items} />);
  const button = page.getByRole('button', { name: 'Действия' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Удалить' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus();
});

it.each([390, 320])('a submenu that fits neither side of the row stays in a window of %i px', async (width) => {
  await page.viewport(width, 700);
  await mount(
    <main>
      <Menu
        label="Действия"
        trigger={<Button>Действия</Button>}
        items={[
          item('edit', 'Изменить условия акции и даты'),
          {
            id: 'export',
            label: 'Выгрузить',
            items: [item('csv', 'CSV для Excel с разделителем'), item('pdf', 'PDF для печати на листе')],
          },
        ]}
      />
    </main>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Действия' }));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  const inner = page.getByRole('menu', { name: 'Выгрузить' });
  await expect.element(inner).toBeVisible();
  await expect
    .poll(() => {
      const menu = inner.element();
      const { left, right } = menu.getBoundingClientRect();
      return {
        inside: left >= 0 && right <= width,
        // Whole, not squeezed into what is left next to the row.
        whole: menu.scrollWidth <= menu.clientWidth && menu.clientWidth > 200,
      };
    })
    .toEqual({ inside: true, whole: true });
});

it.each(['ltr', 'rtl'])('opens a submenu along the line: %s', async (dir) => {
  document.documentElement.dir = dir;
  try {
    await mount(
      <main style={{ display: 'grid', placeItems: 'center' }}>
        <Menu
          label="Действия"
          trigger={<Button>Действия</Button>}
          items={[{ id: 'export', label: 'Выгрузить', items: [item('csv', 'CSV')] }]}
        />
      </main>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Действия' }));
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    const inner = page.getByRole('menu', { name: 'Выгрузить' });
    await expect.element(inner).toBeVisible();
    const row = page.getByRole('menuitem', { name: 'Выгрузить' }).element();
    const startOf = (element: Element): number => element.getBoundingClientRect().left;
    await expect.poll(() => startOf(inner.element()) < startOf(row)).toBe(dir === 'rtl');
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});
