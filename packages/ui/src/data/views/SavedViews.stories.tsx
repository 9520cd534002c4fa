import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { SavedViews, type SavedView } from './SavedViews.tsx';

const meta = preview.meta({ title: 'Компоненты/Таблица/Сохранённые виды', component: SavedViews });

const common: readonly SavedView[] = [
  { id: 'all', label: 'Все', count: 18_204 },
  { id: 'moderation', label: 'На модерации', count: 37 },
];

function OwnViews(): ReactElement {
  const [own, setOwn] = useState<readonly SavedView[]>([{ id: 'ufa', label: 'Уфа без продаж', count: 12, own: true }]);
  const [value, setValue] = useState('all');
  const remove = (id: string): void => {
    setOwn(own.filter((view) => view.id !== id));
    setValue('all');
  };
  return (
    <SavedViews
      views={[...common, ...own]}
      value={value}
      onValueChange={setValue}
      onSave={(name) => setOwn([...own, { id: name, label: name, own: true }])}
      menuOf={({ id }) => [{ id: 'remove', label: 'Удалить', danger: true, onSelect: () => remove(id) }]}
    />
  );
}

export const Own = meta.story({
  name: 'Свои и общие виды',
  render: () => <OwnViews />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Уфа без продаж/ }));
    await expect(canvas.getByRole('button', { name: /^Уфа без продаж/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить вид' }));
    await userEvent.type(await within(document.body).findByRole('textbox'), 'Новички{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Новички' })).toBeVisible();
  },
});
