import { expect, fn, userEvent, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { TreePicker } from './TreePicker.tsx';
import type { TreeNode } from './tree.ts';

const meta = preview.meta({
  title: 'Компоненты/Таблица/Выбор в дереве',
  component: TreePicker,
  parameters: { density: 'regular' },
});

const shops: readonly TreeNode[] = [
  {
    id: 'masterok',
    label: 'Мастерок',
    children: [
      { id: 'm1', label: '«Мастерок» на Волоколамском', detail: 'Тверь, М-001' },
      { id: 'm2', label: '«Мастерок» в Ржеве', detail: 'Ржев, М-002' },
    ],
  },
  {
    id: 'domostroy',
    label: 'Домострой',
    children: [{ id: 'd1', label: '«Домострой» на Ленина', detail: 'Кемерово, Д-014' }],
  },
  { id: 'single', label: 'Магазин без партнёра' },
];

export const Shops = meta.story({
  name: 'Партнёры и их магазины',
  args: { label: 'Магазины группы', nodes: shops, defaultValue: ['m1'], onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const branch = canvas.getByRole('treeitem', { name: /Мастерок/ });
    await expect(branch).toHaveAttribute('aria-checked', 'mixed');
    branch.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['m1', 'm2']);
    await expect(branch).toHaveAttribute('aria-checked', 'true');
    await expect(canvas.getByText('Выбрано 2 из 4')).toBeVisible();
  },
});

export const Searched = meta.story({
  name: 'Поиск открывает ветви',
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TreePicker label="Магазины группы" nodes={shops} searchLabel="Магазин, город или код" />
      <TreePicker
        label="Магазины акции"
        nodes={[]}
        value={[]}
        searchLabel={null}
        emptyText="У партнёра нет магазинов"
        countText={(chosen, total) => `Точек: ${chosen} / ${total}`}
      />
      <TreePicker label="Магазины другого владельца" nodes={shops} defaultValue={['single']} disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByPlaceholderText('Магазин, город или код'), 'кемерово');
    const [tree] = canvas.getAllByRole('tree');
    await expect(within(tree as HTMLElement).findByRole('treeitem', { name: /на Ленина/ })).resolves.toBeVisible();
    await expect(within(tree as HTMLElement).queryByText('Мастерок')).toBeNull();
  },
});
