import { Store } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../field/Field.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxSource } from './Combobox.types.ts';

const meta = preview.meta({ title: 'Компоненты/Поля/Combobox' });

interface Shop {
  id: string;
  name: string;
  address: string;
  city: string;
}

const shops: Shop[] = [
  { id: '1', name: '«Мастерок» на Победы', address: 'пр-т Победы, 12', city: 'Тверь' },
  { id: '2', name: '«Мастерок» на Ёлочной', address: 'ул. Ёлочная, 4', city: 'Тверь' },
  { id: '3', name: '«Инструмент-сервис»', address: 'ул. Ленина, 1', city: 'Новосибирск' },
  { id: '4', name: '«Сад и огород»', address: 'ул. Садовая, 77', city: 'Новосибирск' },
];

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
const find = (query: string): Shop[] => shops.filter((shop) => fold(shop.name).includes(fold(query)));

const source: ComboboxSource<Shop> = {
  load: async (query, { signal }) => {
    await new Promise((done, fail) => {
      const id = setTimeout(done, 80);
      signal.addEventListener('abort', () => {
        clearTimeout(id);
        fail(new DOMException('aborted', 'AbortError'));
      });
    });
    return { items: find(query), total: query === '' ? 124 : find(query).length };
  },
  getKey: (shop) => shop.id,
  getLabel: (shop) => shop.name,
  getDescription: (shop) => shop.address,
  getGroup: (shop) => shop.city,
};

function One({ fail = false }: { fail?: boolean }) {
  const [value, setValue] = useState<Shop | null>(null);
  const [broken, setBroken] = useState(fail);
  return (
    <Field label="Магазин" hint="Название, адрес или ИНН">
      <Combobox
        {...source}
        load={(query, context) => {
          if (!broken) return source.load(query, context);
          setBroken(false);
          return Promise.reject(new Error('offline'));
        }}
        icon={Store}
        value={value}
        onValueChange={setValue}
        placeholder="Начните вводить"
        countForms={['магазин', 'магазина', 'магазинов']}
      />
    </Field>
  );
}

function Many() {
  const [value, setValue] = useState<readonly Shop[]>(shops.slice(0, 2));
  const [made, setMade] = useState('');
  return (
    <Field label="Магазины" hint={made === '' ? 'Можно выбрать несколько' : `Создан: ${made}`}>
      <Combobox {...source} multiple value={value} onValueChange={setValue} onCreate={setMade} />
    </Field>
  );
}

const tall = { minHeight: 360 };

export const Single = meta.story({
  render: () => (
    <div style={tall}>
      <One />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Магазин' });
    await userEvent.click(box);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.type(box, 'елоч');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[role="status"][aria-live]')).toHaveTextContent('1 магазин'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('«Мастерок» на Ёлочной');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(box);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  },
});

export const NothingFound = meta.story({
  render: () => (
    <div style={tall}>
      <One />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'ювелирный');
    await waitFor(() => expect(screen.getByText('Ничего не нашли', { ignore: '[aria-live]' })).toBeVisible());
  },
});

export const FailsAndRetries = meta.story({
  render: () => (
    <div style={tall}>
      <One fail />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
});

export const Several = meta.story({
  render: () => (
    <div style={tall}>
      <Many />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: 'Магазины' });
    await userEvent.click(canvas.getByRole('button', { name: /Убрать.*на Победы/ }));
    await userEvent.type(box, 'Новый магазин');
    await userEvent.click(await screen.findByRole('option', { name: 'Добавить «Новый магазин»' }));
    await expect(canvas.getByText('Создан: Новый магазин')).toBeVisible();
  },
});
