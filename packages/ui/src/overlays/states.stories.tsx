import { useRef, useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { Field } from '../inputs/field/Field.tsx';
import { TextInput } from '../inputs/text-input/TextInput.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { Dialog, type DialogProps } from './dialog/Dialog.tsx';
import { Menu } from './menu/Menu.tsx';
import { Popover } from './popover/Popover.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx';

const meta = preview.meta({ title: 'Компоненты/Наложения/Состояния', component: Dialog });

const asked = fn();
const sizes: readonly NonNullable<DialogProps['size']>[] = ['sm', 'md', 'lg'];

function Sized({ size }: { size: NonNullable<DialogProps['size']> }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Окно ${size}`}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Условия акции" size={size}>
        Баллы начисляются за каждую единицу товара из списка.
      </Dialog>
    </>
  );
}

export const Sizes = meta.story({
  name: 'Размеры окна',
  render: () => (
    <Stack direction="row" gap={8} style={{ minHeight: 320 }}>
      {sizes.map((size) => (
        <Sized key={size} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Окно lg' }));
    const dialog = screen.getByRole('dialog', { name: 'Условия акции' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

function Typed(): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      dirty
      onClose={asked}
      title="Причина отказа"
      initialFocus={field}
      footer={<Button variant="primary">Отклонить</Button>}
    >
      <Field label="Что увидит участник">
        <TextInput ref={field} defaultValue="Фото чека нечитаемо" />
      </Field>
    </Dialog>
  );
}

export const Dirty = meta.story({
  name: 'Набранное не теряется',
  render: () => <Typed />,
  play: async () => {
    asked.mockClear();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Что увидит участник' })).toHaveFocus());
    // A press outside says nothing; Esc asks the screen that opened it.
    await userEvent.click(document.querySelector('[data-pb-root="overlays"] [data-scrim]') ?? document.body);
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(asked).toHaveBeenCalledOnce();
  },
});

export const MustAnswer = meta.story({
  name: 'Нужен ответ',
  render: () => (
    <Dialog open alert onClose={asked} title="Время сеанса истекло" footer={<Button variant="primary">Войти</Button>}>
      Требуется авторизация.
    </Dialog>
  ),
  play: async () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Время сеанса истекло' });
    await expect(within(dialog).queryByRole('button', { name: 'Закрыть' })).toBeNull();
  },
});

function Returning({ size }: { size: 'md' | 'lg' | 'xl' }): ReactElement {
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Карточка ${size}`}</Button>
      <Button ref={row}>{`Строка ${size}`}</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Мельникова Анна"
        size={size}
        dirty
        initialFocus={field}
        returnFocus={row}
      >
        <Field label="Заметка">
          <TextInput ref={field} />
        </Field>
      </Sheet>
    </>
  );
}

export const SheetFocus = meta.story({
  name: 'Лист: куда встаёт и возвращается фокус',
  render: () => (
    <Stack direction="row" gap={8} wrap>
      <Returning size="md" />
      <Returning size="lg" />
      <Returning size="xl" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Карточка md' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Заметка' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Строка md' })).toHaveFocus());
  },
});

const sides: readonly NonNullable<TooltipProps['placement']>[] = ['top', 'bottom', 'left', 'right'];

export const Sides = meta.story({
  name: 'Подсказки со всех сторон',
  render: () => (
    <Stack direction="row" gap={24} wrap style={{ padding: 64 }}>
      {sides.map((side) => (
        <Tooltip key={side} content={`Подсказка: ${side}`} placement={side}>
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'right' }).focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Подсказка: right');
  },
});

export const OpenedOutside = meta.story({
  name: 'Открытые снаружи',
  render: () => (
    <Stack gap={24} as="section">
      <Popover
        open
        onOpenChange={fn()}
        trigger={<Button>Столбцы</Button>}
        label="Столбцы"
        placement="bottom-start"
        flush
        wide
      >
        <div style={{ width: 300, padding: 12 }}>Без полей и шире обычного</div>
      </Popover>
    </Stack>
  ),
});

export const MenuOpenedOutside = meta.story({
  name: 'Меню, открытое снаружи',
  render: () => (
    <Menu
      open
      onOpenChange={fn()}
      trigger={<Button>Действия</Button>}
      label="Действия"
      placement="bottom-start"
      items={[{ id: 'a', label: 'Изменить' }]}
    />
  ),
});
