import { Ban, Gift, History, MoreVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { IconButton } from '../actions/icon-button/IconButton.tsx';
import { Field } from '../inputs/field/Field.tsx';
import { Select } from '../inputs/select/Select.tsx';
import { TextInput } from '../inputs/text-input/TextInput.tsx';
import { confirm, ConfirmHost } from './confirm/confirm.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { Menu } from './menu/Menu.tsx';
import { Popover } from './popover/Popover.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';

const meta = preview.meta({
  title: 'Компоненты/Наложения/Окна и меню',
  component: Dialog,
  subcomponents: { Menu, Popover, Tooltip },
});

function DialogExample() {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Начислить баллы</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Начислить баллы"
        footer={
          <>
            <Button variant="primary">Начислить 500 баллов</Button>
            <Button onClick={() => setInner(true)}>Подробнее</Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <Field label="Сколько">
            <TextInput defaultValue="500" suffix="баллов" />
          </Field>
          <Field label="Причина">
            <Select
              options={[
                { value: 'a', label: 'Ошибка проверки' },
                { value: 'b', label: 'Бонус' },
              ]}
            />
          </Field>
        </div>
      </Dialog>
      <Dialog open={inner} onClose={() => setInner(false)} title="Как считаем" size="sm">
        Баллы придут сразу и попадут в журнал.
      </Dialog>
    </>
  );
}

export const DialogOpen = meta.story({
  render: () => (
    <div style={{ minHeight: 420 }}>
      <DialogExample />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Начислить баллы' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Начислить баллы' })).toBeVisible());
  },
});

export const DialogKeyboard = meta.story({
  render: () => <DialogExample />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Начислить баллы' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Начислить баллы' });
    await expect(within(dialog).getByRole('textbox', { name: 'Сколько' })).toHaveFocus();
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(document.querySelector('[data-pb-root="toasts"]')).not.toHaveAttribute('inert');
    // Tab walks round.
    const buttons = within(dialog).getAllByRole('button');
    buttons.at(-1)?.focus();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.tab({ shift: true });
    await expect(buttons.at(-1)).toHaveFocus();
    // Esc closes the top one only, the focus goes back step by step.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Подробнее' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Как считаем' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByRole('button', { name: 'Подробнее' })).toHaveFocus();
    // An open list lies above the dialog and closes before it.
    await userEvent.click(within(dialog).getByRole('combobox'));
    const option = screen.getByRole('option', { name: 'Бонус' });
    const { left, top } = option.getBoundingClientRect();
    await expect(option.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(canvasElement.closest('[inert]')).toBeNull();
  },
});

const answered = fn();

export const Confirm = meta.story({
  render: () => (
    <div style={{ minHeight: 320 }}>
      <ConfirmHost />
      <Button
        variant="danger-outline"
        onClick={() =>
          void confirm({
            title: 'Заблокировать Анну Мельникову?',
            body: 'Вход закроется сразу. Баллы останутся на счёте.',
            confirmLabel: 'Заблокировать',
            danger: true,
          }).then(answered)
        }
      >
        Заблокировать
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    answered.mockClear();
    const open = (): Promise<void> =>
      userEvent.click(within(canvasElement).getByRole('button', { name: 'Заблокировать', hidden: true }));
    await open();
    const dialog = screen.getByRole('alertdialog', { name: 'Заблокировать Анну Мельникову?' });
    await expect(within(dialog).getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith(false));
    await open();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Заблокировать' }));
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith(true));
    await open();
  },
});

const edit = fn();

function RowMenu() {
  return (
    <Menu
      trigger={<IconButton icon={MoreVertical} label="Действия" variant="secondary" />}
      label="Действия с участником"
      placement="bottom-start"
      items={[
        { id: 'edit', label: 'Изменить', icon: Pencil, kbd: 'E', onSelect: edit },
        { id: 'gift', label: 'Начислить баллы', icon: Gift, kbd: 'G' },
        { id: 'log', label: 'Журнал', icon: History, href: '#log' },
        { id: 'merge', label: 'Объединить', disabledReason: 'Нет права на объединение' },
        { id: 'ban', label: 'Заблокировать', icon: Ban, danger: true },
      ]}
    />
  );
}

export const MenuOpen = meta.story({
  render: () => (
    <div style={{ minHeight: 280 }}>
      <RowMenu />
    </div>
  ),
  play: async ({ canvasElement }) => {
    edit.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Действия' });
    await userEvent.click(button);
    await expect(screen.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Заблокировать' })).toHaveFocus();
    await userEvent.keyboard('ж');
    await expect(screen.getByRole('menuitem', { name: 'Журнал' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
  },
});

export const PopoverOpen = meta.story({
  render: () => (
    <div style={{ minHeight: 200 }}>
      <Popover trigger={<Button>Ещё фильтры</Button>} label="Ещё фильтры">
        {(close) => (
          <div style={{ display: 'grid', gap: 12 }}>
            <Field label="Город">
              <TextInput defaultValue="Тверь" />
            </Field>
            <Button variant="primary" onClick={close}>
              Показать
            </Button>
          </div>
        )}
      </Popover>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ещё фильтры' });
    await userEvent.click(button);
    await expect(screen.getByRole('textbox', { name: 'Город' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
});

export const TooltipOnFocus = meta.story({
  render: () => (
    <div style={{ padding: 48 }}>
      <Tooltip content="Показ паспорта записывается в журнал">
        <Button>Показать</Button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(screen.getByRole('button')).toHaveAccessibleDescription('Показ паспорта записывается в журнал');
  },
});
