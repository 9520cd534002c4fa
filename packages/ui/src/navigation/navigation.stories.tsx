import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Panel } from '../layout/panel/Panel.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { Breadcrumbs } from './breadcrumbs/Breadcrumbs.tsx';
import { Pagination } from './pagination/Pagination.tsx';
import { Stepper } from './stepper/Stepper.tsx';
import { TabPanel, Tabs } from './tabs/Tabs.tsx';

const meta = preview.meta({
  title: 'Компоненты/Навигация',
  component: Stepper,
  subcomponents: { TabPanel, Breadcrumbs, Pagination },
});

function TabsExample() {
  const [tab, setTab] = useState<'all' | 'mod' | 'new' | 'city'>('all');
  return (
    <>
      <Tabs
        label="Виды списка"
        idPrefix="people"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'all', label: 'Все', count: '18 204' },
          { value: 'mod', label: 'На модерации', count: '37' },
          { value: 'new', label: 'Без подтверждения', count: '212' },
          { value: 'city', label: 'Новосибирск, октябрь', count: '640' },
        ]}
      />
      <TabPanel idPrefix="people" value={tab}>
        <p style={{ paddingTop: 16 }}>Показан вид «{tab}»</p>
      </TabPanel>
    </>
  );
}

export const TabRow = meta.story({
  render: () => <TabsExample />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.tab();
    await expect(screen.getByRole('tab', { name: /Все/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: /На модерации/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(screen.getByRole('tab', { name: /Все/ })).toHaveFocus();
    await userEvent.tab();
    // On a phone the tabs that have no room stand in a menu of their own.
    if (screen.queryByRole('button', { name: /Ещё/ }) === document.activeElement) await userEvent.tab();
    await expect(screen.getByRole('tabpanel', { name: /Все/ })).toHaveFocus();
  },
});

const steps = [
  { label: 'Магазин', value: '«Мастерок» на Победы, Тверь', onOpen: () => undefined },
  { label: 'О вас', value: 'Мельникова Анна Сергеевна' },
  { label: 'Телефон', value: 'Подтверждение по SMS' },
  { label: 'Пароль', value: 'Последний шаг' },
];

export const Steps = meta.story({
  render: () => (
    <Stack gap={32}>
      <div style={{ maxWidth: 280 }}>
        <Stepper steps={steps} current={2} />
      </div>
      <div style={{ maxWidth: 358 }}>
        <Stepper steps={steps} current={1} layout="segments" />
      </div>
      <Stepper steps={steps.map(({ label }) => ({ label }))} current={1} layout="row" />
    </Stack>
  ),
});

function Pages() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(15);
  return (
    <Pagination
      page={page}
      pageSize={size}
      total={1318}
      onPageChange={setPage}
      pageSizes={[15, 50, 100]}
      onPageSizeChange={setSize}
    />
  );
}

export const PagesAndCrumbs = meta.story({
  parameters: { density: 'regular' },
  render: () => (
    <Stack gap={24}>
      <Breadcrumbs
        items={[
          <a key="a" href="#people">
            Люди и точки
          </a>,
          'Участники',
        ]}
      />
      <Panel>
        <Pages />
      </Panel>
      <Pagination aria-label="Страницы журнала" page={3} pageSize={50} hasNext onPageChange={() => undefined} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getAllByRole('navigation', { name: 'Страницы' })[0] as HTMLElement);
    await userEvent.click(nav.getByRole('button', { name: 'Страница 88' }));
    await expect(nav.getByText(/1 306–1 318 из 1 318/)).toBeVisible();
    await expect(nav.getByRole('button', { name: 'Страница 88' })).toHaveFocus();
    await expect(nav.getByRole('button', { name: 'Следующая страница' })).toHaveAttribute('aria-disabled', 'true');
  },
});
