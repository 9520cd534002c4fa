import { expect, fn, userEvent, within, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import type { MatrixSection } from './matrix.ts';

const meta = preview.meta({
  title: 'Компоненты/Таблица/Матрица прав',
  component: PermissionMatrix,
  parameters: { density: 'regular' },
});

const columns = [
  { id: 'read', label: 'Чтение' },
  { id: 'update', label: 'Изменение' },
  { id: 'create', label: 'Создание' },
  { id: 'delete', label: 'Удаление' },
];

const sections: readonly MatrixSection[] = [
  {
    id: 'brands',
    label: 'Бренды',
    rows: [
      { id: 'list', label: 'Список брендов', columns: ['read'] },
      {
        id: 'card',
        label: 'Карточка бренда',
        hint: 'Создание, правка, логотип',
        code: 'brandCard',
        columns: ['read', 'update', 'create', 'delete'],
      },
    ],
  },
  { id: 'logs', label: 'Журнал', rows: [{ id: 'entries', label: 'Действия', columns: ['read'] }] },
];

export const Rights = meta.story({
  name: 'Права роли',
  args: {
    label: 'Права роли «Модератор»',
    sections,
    columns,
    defaultValue: ['list:read', 'card:read'],
    compareWith: ['list:read', 'card:read'],
    onValueChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Бренды' })).toBePartiallyChecked());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Чтение' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['list:read', 'card:read', 'entries:read']);
    await expect(canvas.getByText('Отличий: 1')).toBeVisible();
    const cellOf = (name: string) => canvas.getByRole('checkbox', { name }).closest('td');
    await expect(cellOf('Действия: Чтение')).toHaveAttribute('data-changed', 'added');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Список брендов: Чтение' }));
    await expect(cellOf('Список брендов: Чтение')).toHaveAttribute('data-changed', 'removed');
    canvas.getByRole('checkbox', { name: 'Карточка бренда: Чтение' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Карточка бренда: Изменение' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Создание' })).toHaveFocus();
  },
});

export const Searched = meta.story({
  name: 'Поиск, пусто, только чтение',
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PermissionMatrix
        label="Права"
        sections={sections}
        columns={columns}
        defaultValue={['list:read']}
        searchLabel="Раздел или право"
      />
      <PermissionMatrix
        label="Права без разделов"
        sections={[]}
        columns={columns}
        value={[]}
        searchLabel={null}
        emptyText="Разделов нет"
      />
      <PermissionMatrix
        label="Права системной роли"
        sections={sections}
        columns={columns}
        value={['card:update']}
        compareWith={[]}
        changedText={(count) => `Отличается от пустой роли: ${count}`}
        disabled
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByPlaceholderText('Раздел или право'), 'логотип');
    const table = within(canvas.getByRole('table', { name: 'Права' }));
    await expect(table.findByRole('checkbox', { name: 'Карточка бренда: Чтение' })).resolves.toBeVisible();
    await expect(table.queryByText('Список брендов')).toBeNull();
  },
});

export const Narrow = meta.story({
  name: 'В узком месте',
  render: () => (
    <div style={{ width: 322 }}>
      <PermissionMatrix
        label="Права роли «Модератор»"
        sections={[
          {
            id: 'support',
            label: 'Обращения',
            rows: [
              {
                id: 'card',
                label: 'Обращение',
                hint: 'Переписка',
                code: 'detailRequestTechnicalSupport',
                columns: ['read', 'update', 'create'],
              },
            ],
          },
        ]}
        columns={columns}
        defaultValue={[]}
        searchLabel={null}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('rowheader', { name: /Обращение/ });
    // The longest code breaks instead of taking the place of the columns.
    await expect(row.offsetWidth).toBeLessThan(170);
    const scroller = canvasElement.querySelector<HTMLElement>('[data-part="scroll"]');
    if (!scroller) throw new Error('The matrix has nothing to scroll in');
    scroller.scrollLeft = 200;
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(100));
    await expect(Math.round(row.getBoundingClientRect().left)).toBe(
      Math.round(scroller.getBoundingClientRect().left) + 1,
    );
  },
});
