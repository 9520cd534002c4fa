import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../field/Field.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({ component: Select, title: 'Компоненты/Поля/Select' });

const options = [
  { value: 'any', label: 'Любой' },
  { value: 'confirmed', label: 'Подтверждён' },
  { value: 'moderation', label: 'На модерации' },
  { value: 'blocked', label: 'Заблокирован', description: 'Вход и вывод баллов закрыты' },
  { value: 'yolka', label: 'Ёлка' },
  { value: 'gone', label: 'Удалён', disabledReason: 'Нет права на удалённых' },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof options)[number]['value'] | null>(null);
  return (
    <Field label="Статус">
      <Select options={options} value={value} onValueChange={setValue} />
    </Field>
  );
}

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' }}>
      <Field label="Статус">
        <Select options={options} />
      </Field>
      <Field label="Выбрано">
        <Select options={options} defaultValue="confirmed" />
      </Field>
      <Field label="Ошибка" error="Обязательное поле">
        <Select options={options} />
      </Field>
      <Field label="Недоступно" disabled>
        <Select options={options} defaultValue="any" />
      </Field>
      <Field label="Фильтр">
        <Select options={options} defaultValue="any" size="sm" prefix={<small>Статус:</small>} />
      </Field>
    </div>
  ),
});

export const Open = meta.story({
  render: () => (
    <div style={{ minHeight: 320 }}>
      <Example />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Статус' }));
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  },
});

export const Keyboard = meta.story({
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Статус' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}');
    // «Удалён» is off, so the last that can be chosen is the one before.
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveTextContent('Ёлка');
    await userEvent.keyboard('п');
    await expect(box).toHaveTextContent('Подтверждён');
    await new Promise((done) => setTimeout(done, 700));
    await userEvent.keyboard('е');
    await expect(box).toHaveTextContent('Ёлка');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveFocus();
  },
});
