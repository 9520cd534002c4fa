import { CalendarDays, Store } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { Badge } from './badge/Badge.tsx';
import { CheckboxGroup } from './checkbox/CheckboxGroup.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { Chip } from './chip/Chip.tsx';
import { Field } from './field/Field.tsx';
import { NumberInput } from './number-input/NumberInput.tsx';
import { QuantityStepper } from './number-input/QuantityStepper.tsx';
import { RadioGroup } from './radio-group/RadioGroup.tsx';
import { SearchInput } from './search-input/SearchInput.tsx';
import { SegmentedControl } from './segmented-control/SegmentedControl.tsx';
import { Switch } from './switch/Switch.tsx';
import { Tag } from './tag/Tag.tsx';
import { Textarea } from './textarea/Textarea.tsx';

const meta = preview.meta({
  title: 'Компоненты/Поля/Прочие',
  component: Chip,
  subcomponents: { Switch, QuantityStepper, NumberInput, SearchInput, Textarea, Tag, Badge, Checklist },
});

function Choices() {
  const [role, setRole] = useState<'seller' | 'chief'>('seller');
  const [period, setPeriod] = useState<'7' | '30' | 'q'>('30');
  const [topics, setTopics] = useState<readonly ('sales' | 'points' | 'promo')[]>(['sales']);
  return (
    <Stack gap={24}>
      <Field label="Кто вы" group>
        <RadioGroup
          value={role}
          onValueChange={setRole}
          options={[
            { value: 'seller', label: 'Продавец' },
            { value: 'chief', label: 'Руководитель точки', description: 'Видит продажи своей точки' },
          ]}
        />
      </Field>
      <Field label="Куда перевести" group>
        <RadioGroup
          view="cards"
          value={role}
          onValueChange={setRole}
          options={[
            { value: 'seller', label: 'Карта •• 4839', description: 'Мир', end: '2 минуты' },
            { value: 'chief', label: 'Другая карта', description: 'Номер понадобится один раз' },
          ]}
        />
      </Field>
      <Field label="О чём писать" group>
        <CheckboxGroup
          allLabel="Обо всём"
          value={topics}
          onValueChange={setTopics}
          options={[
            { value: 'sales', label: 'Проверка продаж' },
            { value: 'points', label: 'Баллы и выводы' },
            { value: 'promo', label: 'Новые акции', hint: 'Не чаще раза в неделю' },
          ]}
        />
      </Field>
      <SegmentedControl
        aria-label="Период"
        value={period}
        onValueChange={setPeriod}
        options={[
          { value: '7', label: '7 дней' },
          { value: '30', label: '30 дней' },
          { value: 'q', label: 'Квартал' },
        ]}
      />
      <Stack gap={12}>
        <Switch defaultValue>Включено</Switch>
        <Switch hint="Покажем на главной">Показывать остаток</Switch>
        <Switch disabled>Недоступно</Switch>
      </Stack>
    </Stack>
  );
}

export const ChoiceControls = meta.story({
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const group = screen.getByRole('radiogroup', { name: 'Кто вы' });
    within(group)
      .getByRole('radio', { name: /Продавец/ })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(group).getByRole('radio', { name: /Руководитель/ })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Обо всём' }));
    await expect(screen.getByRole('checkbox', { name: /Новые акции/ })).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Включено' }));
    await expect(screen.getByRole('switch', { name: 'Включено' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Квартал' }));
    await expect(screen.getByRole('radio', { name: 'Квартал' })).toBeChecked();
  },
});

function Chips() {
  const [sum, setSum] = useState(5000);
  return (
    <Stack gap={16}>
      <Stack direction="row" gap={8} wrap>
        {[1000, 3000, 5000, 10000].map((value) => (
          <Chip key={value} selected={value === sum} onClick={() => setSum(value)}>
            {String(value)}
          </Chip>
        ))}
      </Stack>
      <Stack direction="row" gap={8} wrap>
        <Chip size="sm" menu value="любой" aria-haspopup="listbox">
          Статус
        </Chip>
        <Chip size="sm" icon={Store} selected value="6 выбрано" onRemove={fn()} removeLabel="Убрать фильтр «Партнёр»">
          Партнёр
        </Chip>
        <Chip size="sm" icon={CalendarDays} menu aria-haspopup="dialog">
          22 октября — 20 ноября 2026
        </Chip>
        <Chip size="sm" add>
          Фильтр
        </Chip>
      </Stack>
      <Stack direction="row" gap={8} wrap align="center">
        <Tag>черновик</Tag>
        <Tag tone="accent">×1,5</Tag>
        <Tag tone="amber">+300</Tag>
        <Tag tone="danger">502</Tag>
        <Tag tone="warning">429</Tag>
        <Tag tone="info">новое</Tag>
        <Tag onRemove={fn()}>Тверь</Tag>
        <Badge count={3} />
        <Badge count={128} tone="danger" />
      </Stack>
      <Checklist
        items={[
          { label: 'Телефон подтверждён', done: true },
          { label: 'Паспорт на проверке', done: false },
        ]}
      />
    </Stack>
  );
}

export const ChipsAndTags = meta.story({ render: () => <Chips /> });

const searched = fn();

function Numbers() {
  const [quantity, setQuantity] = useState(2);
  const [sum, setSum] = useState<number | null>(5000);
  const [query, setQuery] = useState('');
  return (
    <Stack gap={16}>
      <Field label="Количество">
        <QuantityStepper value={quantity} onValueChange={setQuantity} max={20} />
      </Field>
      <Field label="Курс">
        <NumberInput value={sum} onValueChange={setSum} fraction={2} suffix="₽" />
      </Field>
      <SearchInput
        value={query}
        onValueChange={(next) => {
          searched(next);
          setQuery(next);
        }}
        placeholder="ФИО, телефон или №"
        size="sm"
        style={{ maxWidth: 232 }}
      />
      <Field label="Комментарий" hint="Увидит участник" counter={{ value: 18, max: 300 }}>
        <Textarea defaultValue="Фото чека нечитаемо" />
      </Field>
    </Stack>
  );
}

export const NumbersAndText = meta.story({
  render: () => <Numbers />,
  play: async ({ canvasElement }) => {
    searched.mockClear();
    const screen = within(canvasElement);
    const quantity = screen.getByRole('spinbutton', { name: 'Количество' });
    quantity.focus();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(quantity).toHaveValue('13');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '999');
    await userEvent.tab();
    // A number past the most is refused in a word, never made another one.
    await expect(quantity).toHaveValue('999');
    await expect(await screen.findByText('Не больше 20')).toBeVisible();
    const course = screen.getByRole('textbox', { name: 'Курс' });
    await userEvent.clear(course);
    await userEvent.type(course, '12345,5');
    await userEvent.tab();
    await expect(course).toHaveValue('12\u00a0345,5');
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'гус');
    await expect(searched).not.toHaveBeenCalled();
    await waitFor(() => expect(searched.mock.calls).toEqual([['гус']]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(searched).toHaveBeenLastCalledWith(''));
  },
});
