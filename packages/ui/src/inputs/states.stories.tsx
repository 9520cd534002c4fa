import { Eye, Search, Store } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { IconButton } from '../actions/icon-button/IconButton.tsx';
import { Grid, Stack } from '../layout/stack/Stack.tsx';
import { Badge } from './badge/Badge.tsx';
import { CheckboxGroup } from './checkbox/CheckboxGroup.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { Chip } from './chip/Chip.tsx';
import { Combobox } from './combobox/Combobox.tsx';
import { Field } from './field/Field.tsx';
import { NumberInput } from './number-input/NumberInput.tsx';
import { QuantityStepper } from './number-input/QuantityStepper.tsx';
import { PasswordInput } from './password-input/PasswordInput.tsx';
import { RadioGroup } from './radio-group/RadioGroup.tsx';
import { SearchInput } from './search-input/SearchInput.tsx';
import { SegmentedControl } from './segmented-control/SegmentedControl.tsx';
import { Select } from './select/Select.tsx';
import { Switch } from './switch/Switch.tsx';
import { Textarea } from './textarea/Textarea.tsx';
import { TextInput } from './text-input/TextInput.tsx';

const meta = preview.meta({ title: 'Компоненты/Поля/Состояния всех полей', component: TextInput });

const nothing = fn();
const shops = ['«Мастерок» на Победы', '«Ладья» на Гагарина', '«Домострой» на Ленина'];
const source = {
  load: (query: string) => shops.filter((name) => name.toLowerCase().includes(query.toLowerCase())),
  getKey: (name: string) => name,
  getLabel: (name: string) => name,
};
const options = [
  { value: 'a', label: 'Продавец', group: 'В магазине' },
  { value: 'b', label: 'Руководитель', group: 'В магазине' },
  { value: 'c', label: 'Модератор', group: 'В программе' },
] as const;

export const Invalid = meta.story({
  name: 'С ошибкой',
  render: () => (
    <Grid min={260} gap={16}>
      <TextInput aria-label="Фамилия" defaultValue="Melnikova" invalid />
      <NumberInput aria-label="Сумма" value={-5} onValueChange={nothing} negative invalid />
      <QuantityStepper aria-label="Штук" value={0} onValueChange={nothing} min={0} step={5} invalid />
      <PasswordInput aria-label="Пароль" defaultValue="123" invalid />
      <SearchInput value="щщщ" onValueChange={nothing} invalid aria-label="Поиск" />
      <Textarea aria-label="Комментарий" invalid minRows={2} maxRows={4} defaultValue="Мало слов" />
      <Select aria-label="Роль" options={options} invalid placeholder="Кто вы" />
      <Combobox {...source} aria-label="Магазин" value={null} onValueChange={nothing} invalid />
      <RadioGroup aria-label="Кто вы" options={options} invalid direction="row" view="plain" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('input, textarea, [role=combobox], [role=radiogroup]')];
    const marked = fields.filter((field) => field.getAttribute('aria-invalid') === 'true');
    await expect(marked.length).toBeGreaterThanOrEqual(9);
  },
});

export const Closed = meta.story({
  name: 'Недоступные',
  render: () => (
    <Grid min={260} gap={16}>
      <TextInput aria-label="Фамилия" defaultValue="Мельникова" disabled />
      <NumberInput aria-label="Сумма" value={5000} onValueChange={nothing} suffix="₽" disabled />
      <QuantityStepper aria-label="Штук" value={2} onValueChange={nothing} disabled />
      <PasswordInput aria-label="Пароль" defaultValue="123" disabled />
      <SearchInput value="гус" onValueChange={nothing} disabled aria-label="Поиск" />
      <Textarea aria-label="Комментарий" disabled defaultValue="Закрыто" />
      <Select aria-label="Роль" options={options} defaultValue="a" disabled />
      <Combobox {...source} aria-label="Магазин" value={shops[0] ?? null} onValueChange={nothing} disabled />
      <RadioGroup aria-label="Кто вы" options={options} defaultValue="a" disabled />
      <RadioGroup
        aria-label="Кто вы, один вариант закрыт"
        options={[
          { value: 'a', label: 'Продавец' },
          { value: 'b', label: 'Руководитель', disabled: true },
        ]}
      />
      <CheckboxGroup
        aria-label="О чём писать"
        options={[
          { value: 'a', label: 'Продажи' },
          { value: 'b', label: 'Баллы', disabled: true },
        ]}
        value={['b']}
        onValueChange={nothing}
      />
      <CheckboxGroup
        aria-label="О чём писать, всё закрыто"
        options={options}
        value={['a']}
        onValueChange={nothing}
        disabled
      />
      <SegmentedControl
        aria-label="Период"
        size="sm"
        wide
        value="7"
        onValueChange={nothing}
        options={[
          { value: '7', label: '7 дней' },
          { value: 'q', label: 'Квартал', disabled: true },
        ]}
      />
      <Chip disabled>Недоступно</Chip>
      <Switch side="end" disabled>
        Уведомления по SMS
      </Switch>
      <Field label="Всё поле" disabled hint="Закрыто полем">
        <TextInput defaultValue="Тверь" />
      </Field>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Всё поле' })).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  name: 'Только чтение',
  render: () => (
    <Grid min={260} gap={16}>
      <Field label="Чек" hint="Из чека">
        <TextInput value="№ 00418" readOnly />
      </Field>
      <NumberInput aria-label="Сумма" value={5000} onValueChange={nothing} suffix="₽" readOnly />
      <QuantityStepper aria-label="Штук" value={2} onValueChange={nothing} readOnly />
      <PasswordInput aria-label="Пароль" defaultValue="Осень2026" readOnly />
      <SearchInput value="гус" onValueChange={nothing} readOnly aria-label="Поиск" />
      <Textarea aria-label="Комментарий" readOnly defaultValue="Фото чека нечитаемо" />
      <Combobox {...source} aria-label="Магазин" value={shops[0] ?? null} onValueChange={nothing} readOnly />
    </Grid>
  ),
});

export const Busy = meta.story({
  name: 'Ожидание',
  render: () => (
    <Grid min={260} gap={16}>
      <NumberInput aria-label="Сумма" value={5000} onValueChange={nothing} loading />
      <PasswordInput aria-label="Пароль" defaultValue="Осень2026" loading />
      <SearchInput value="гусев" onValueChange={nothing} loading debounce={0} aria-label="Поиск" />
      <TextInput aria-label="ИНН" defaultValue="6901004121" loading />
    </Grid>
  ),
});

export const Small = meta.story({
  name: 'Размеры и добавки',
  render: () => (
    <Stack gap={16}>
      <TextInput
        aria-label="Код"
        size="sm"
        icon={Store}
        actions={<IconButton icon={Eye} label="Показать код" size="mini" />}
      />
      <NumberInput aria-label="Сумма" size="sm" value={12} onValueChange={nothing} />
      <PasswordInput aria-label="Пароль" size="sm" rules={[{ label: 'Не менее 8 символов', met: true }]} />
      <SearchInput value="" onValueChange={nothing} size="md" aria-label="Поиск" icon={Search} />
      <Combobox {...source} aria-label="Магазин" size="sm" value={null} onValueChange={nothing} />
      <Combobox
        {...source}
        aria-label="Новый магазин"
        size="md"
        minChars={3}
        emptyText="Такого магазина нет"
        value={null}
        onValueChange={nothing}
        onCreate={nothing}
        createLabel={(query) => `Завести «${query}»`}
        getDisabledReason={(name) => (name.startsWith('«Ладья') ? 'Магазин закрыт' : undefined)}
      />
      <Field label="ИНН" notice="Не подошло: ИНН — 10 или 12 цифр">
        <TextInput defaultValue="7707083893" />
      </Field>
      <Field label="Ключ">
        <TextInput exact />
      </Field>
      <Field label="Почта" required optional={false}>
        <TextInput type="email" />
      </Field>
      <Checklist
        inline
        items={[
          { label: 'строчная буква', done: true },
          { label: 'цифра', done: false },
        ]}
      />
      <Stack direction="row" gap={8}>
        <Badge count={3} tone="accent" />
        <Badge count={12} max={9} />
      </Stack>
    </Stack>
  ),
});
