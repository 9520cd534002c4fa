import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { TabPanel, Tabs, type Tab } from './Tabs.tsx';

const meta = preview.meta({ component: Tabs, subcomponents: { TabPanel }, title: 'Компоненты/Навигация/Tabs' });

const many: Tab<string>[] = [
  { value: 'card', label: 'Карточка' },
  { value: 'sales', label: 'Продажи', count: '44' },
  { value: 'points', label: 'Баллы' },
  { value: 'payouts', label: 'Выплаты', count: '7' },
  { value: 'documents', label: 'Документы' },
  { value: 'tickets', label: 'Обращения', count: '2' },
  { value: 'log', label: 'Журнал изменений' },
];

function Example({ tabs, width, start = 'card' }: { tabs: Tab<string>[]; width?: number; start?: string }) {
  const [tab, setTab] = useState(start);
  return (
    <div style={{ maxWidth: width }}>
      <Tabs label="Разделы карточки" idPrefix="one" value={tab} onValueChange={setTab} tabs={tabs} />
      <TabPanel idPrefix="one" value={tab}>
        <p style={{ paddingBlock: 16 }}>Раздел «{tabs.find((one) => one.value === tab)?.label}»</p>
      </TabPanel>
    </div>
  );
}

export const Fits = meta.story({ name: 'Помещаются', render: () => <Example tabs={many.slice(0, 3)} /> });

export const Overflow = meta.story({
  name: 'Не помещаются',
  render: () => <Example tabs={many} width={360} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = canvas.getByRole('tab', { name: 'Журнал изменений' });
    const row = canvas.getByRole('tablist');
    const inSight = (): boolean =>
      last.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1 &&
      last.getBoundingClientRect().left >= row.getBoundingClientRect().left - 1;
    const more = await canvas.findByRole('button', { name: /Ещё \d/ });
    await expect(inSight()).toBe(false);
    // Every tab is in the row for screen readers and arrows, whatever is in sight.
    await expect(canvas.getAllByRole('tab')).toHaveLength(7);
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Журнал изменений' }));
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(inSight()).toBe(true));
    canvas.getByRole('tab', { name: 'Журнал изменений' }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(inSight()).toBe(false));
    await expect(canvas.getByRole('tab', { name: 'Карточка' })).toHaveFocus();
  },
});

export const ChosenFarAway = meta.story({
  name: 'Выбрана дальняя, 320 px',
  render: () => <Example tabs={many} width={288} start="tickets" />,
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { name: /Обращения/ });
    const row = within(canvasElement).getByRole('tablist');
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1),
    );
  },
});

export const LongText = meta.story({
  name: 'Длинные слова',
  render: () => (
    <Example
      width={288}
      tabs={[
        { value: 'card', label: 'Переосвидетельствование частнопредпринимательской деятельности' },
        { value: 'b', label: 'Высокопревосходительственнейшие' },
      ]}
    />
  ),
});
