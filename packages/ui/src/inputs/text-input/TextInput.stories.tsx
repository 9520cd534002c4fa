import { CreditCard, Phone } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../field/Field.tsx';
import { TextInput } from './TextInput.tsx';

const meta = preview.meta({ component: TextInput, title: 'Компоненты/Поля/TextInput' });

const grid = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
} as const;

export const States = meta.story({
  render: () => (
    <div style={grid}>
      <Field label="Обычное">
        <TextInput defaultValue="Мельникова" />
      </Field>
      <Field label="Пустое" optional>
        <TextInput placeholder="Введите фамилию" />
      </Field>
      <Field label="Ошибка" error="Поле может содержать только буквы кириллицы">
        <TextInput defaultValue="Melnikova" />
      </Field>
      <Field label="Проверено" success="ООО «Мастерок-Тверь»">
        <TextInput defaultValue="6901004121" checked />
      </Field>
      <Field label="Предупреждение" warning="Контрольная сумма не сходится. Проверьте номер">
        <TextInput defaultValue="112-233-445-96" />
      </Field>
      <Field label="Недоступно" disabled>
        <TextInput defaultValue="Тверская область" />
      </Field>
      <Field label="Только чтение" hint="Из чека">
        <TextInput defaultValue="20.11.2026" readOnly />
      </Field>
      <Field label="Телефон" hint="Формат: +7 (999) 999-99-99">
        <TextInput
          icon={Phone}
          value="+7 (906) 5"
          maskPlaceholder="__-__-__"
          readOnly={false}
          onChange={() => undefined}
        />
      </Field>
      <Field label="Номер карты" side={<a href="#cards">Мои карты</a>}>
        <TextInput icon={CreditCard} defaultValue="2200 7001 4512 4839" suffix="Мир" />
      </Field>
      <Field label="Сколько вывести" hint="От 500 до 15 000 баллов за раз" counter={{ value: 4, max: 5 }}>
        <TextInput defaultValue="5000" suffix="баллов" inputMode="numeric" />
      </Field>
      <Field label="ИНН" hint="Ищем организацию…">
        <TextInput defaultValue="6901004121" loading />
      </Field>
      <Field label="Название" required markRequired>
        <TextInput defaultValue="Мастерок" />
      </Field>
      <Field label="Фильтр">
        <TextInput defaultValue="Гусев" size="sm" clearable />
      </Field>
    </div>
  ),
});

function Clearable() {
  const [value, setValue] = useState('Гусев');
  return (
    <Field label="Поиск" error={value === '' ? 'Обязательное поле' : undefined} hint="Фамилия или номер">
      <TextInput value={value} onValueChange={setValue} clearable />
    </Field>
  );
}

export const LabelsAndMessages = meta.story({
  render: () => <Clearable />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const input = screen.getByRole('textbox', { name: 'Поиск' });
    await expect(input).toHaveAccessibleDescription('Фамилия или номер');
    await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Обязательное поле Фамилия или номер');
  },
});
