import { Download, FileSpreadsheet, FileText, MoreVertical, Pencil, Printer, Send } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Menu } from './Menu.tsx';
import type { MenuItem } from './Menu.types.ts';

const meta = preview.meta({ component: Menu, title: 'Компоненты/Наложения/Menu' });

const csv = fn();
const items: MenuItem[] = [
  { id: 'edit', label: 'Изменить', icon: Pencil, kbd: 'E' },
  {
    id: 'export',
    label: 'Выгрузить',
    icon: Download,
    items: [
      { id: 'csv', label: 'CSV для Excel', icon: FileSpreadsheet, onSelect: csv },
      { id: 'pdf', label: 'PDF для печати', icon: Printer },
      { id: 'act', label: 'Акт', disabledReason: 'Нет подписанных выплат' },
    ],
  },
  {
    id: 'send',
    label: 'Отправить',
    icon: Send,
    items: [
      { id: 'mail', label: 'Письмом' },
      { id: 'sms', label: 'SMS' },
    ],
  },
  { id: 'log', label: 'Журнал', icon: FileText, divided: true },
];

const Example = () => (
  <div style={{ minHeight: 320 }}>
    <Menu
      trigger={<IconButton icon={MoreVertical} label="Действия" variant="secondary" />}
      label="Действия со списком"
      placement="bottom-start"
      items={items}
    />
  </div>
);

export const SubmenuByKeys = meta.story({
  name: 'Подменю с клавиатуры',
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    csv.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Действия' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitem', { name: 'Изменить' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const row = screen.getByRole('menuitem', { name: 'Выгрузить' });
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('menuitem', { name: 'CSV для Excel' })).toHaveFocus();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    // Letters and arrows stay in the open submenu.
    await userEvent.keyboard('п');
    await expect(screen.getByRole('menuitem', { name: 'PDF для печати' })).not.toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'PDF для печати' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row).toHaveFocus();
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    // Esc closes the submenu first, the menu next.
    await userEvent.keyboard('{Enter}');
    await expect(screen.getAllByRole('menu')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    // Choosing deep inside closes everything and gives the focus back.
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{Enter}');
    await expect(csv).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
  },
});

export const SubmenuByPointer = meta.story({
  name: 'Подменю указателем',
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Действия' }));
    const row = screen.getByRole('menuitem', { name: 'Выгрузить' });
    await userEvent.hover(row);
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(2));
    // The pointer only looks: the focus stays on the row until it is moved in.
    await expect(row).toHaveFocus();
    await userEvent.hover(screen.getByRole('menuitem', { name: 'Изменить' }));
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(1));
    await userEvent.click(row);
    await userEvent.hover(screen.getByRole('menuitem', { name: 'CSV для Excel' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV для Excel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('menuitem', { name: /^Акт/ }));
    await expect(screen.getAllByRole('menu')).toHaveLength(2);
  },
});
