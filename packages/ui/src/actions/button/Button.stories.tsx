import { ArrowRight, Pencil, ScanQrCode } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({ component: Button, title: 'Компоненты/Действия/Button', args: { children: 'Готово' } });

const variants = ['primary', 'secondary', 'text', 'danger', 'danger-outline', 'plain'] as const;

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 148px)', gap: 16, justifyItems: 'start' }}>
      {variants.flatMap((variant) => [
        <Button key={variant} variant={variant}>
          Готово
        </Button>,
        <Button key={`${variant}i`} variant={variant} icon={Pencil}>
          Изменить
        </Button>,
        <Button key={`${variant}l`} variant={variant} loading>
          Готово
        </Button>,
        <Button key={`${variant}d`} variant={variant} disabledReason="Сначала заполните номер карты">
          Готово
        </Button>,
      ])}
    </div>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button size="lg" variant="primary" icon={ScanQrCode}>
        Зарегистрировать продажу
      </Button>
      <Button>По плотности</Button>
      <Button size="sm">Малая</Button>
      <Button size="mini">В ячейке</Button>
      <Button variant="primary" kbd="E">
        Изменить
      </Button>
      <Button iconEnd={ArrowRight}>Дальше</Button>
      <Button disabled>Без причины</Button>
    </div>
  ),
});

export const OnSlab = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12, padding: 24, background: 'var(--pb-bg-slab)' }}>
      <Button variant="slab-outline">Вывести на карту</Button>
      <Button variant="slab" icon={ScanQrCode}>
        Зарегистрировать продажу
      </Button>
    </div>
  ),
});

export const LongText = meta.story({
  render: () => (
    <div style={{ width: 220 }}>
      <Button wide variant="primary">
        Отправить высокопревосходительственнейшему согласователю на проверку
      </Button>
    </div>
  ),
});

export const LoadingKeepsWidthAndFocus = meta.story({
  args: { variant: 'primary', onClick: fn(), loading: true, children: 'Вывести 5 000,00 ₽' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button {...args} data-testid="busy" />
      <Button variant="primary" data-testid="idle">
        {args.children}
      </Button>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    const busy = screen.getByTestId('busy');
    await expect(busy.offsetWidth).toBe(screen.getByTestId('idle').offsetWidth);
    await userEvent.tab();
    await expect(busy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
});

export const DisabledTellsWhy = meta.story({
  args: { onClick: fn(), disabledReason: 'Новый код можно запросить через 42 секунды', children: 'Новый код' },
  render: (args) => (
    <div style={{ padding: '56px 64px' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Новый код/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Новый код можно запросить через 42 секунды');
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
