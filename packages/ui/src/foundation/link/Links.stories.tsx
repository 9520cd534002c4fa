import { expect, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { LinkButton } from '../../actions/link-button/LinkButton.tsx';
import { DataTable } from '../../data/table/DataTable.tsx';
import { PanelRow } from '../../layout/panel/PanelRow.tsx';
import { Panel } from '../../layout/panel/Panel.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Breadcrumbs } from '../../navigation/breadcrumbs/Breadcrumbs.tsx';
import { Pagination } from '../../navigation/pagination/Pagination.tsx';
import { Tabs } from '../../navigation/tabs/Tabs.tsx';
import { RouterLink } from '../../test-utils/RouterLink.tsx';

const meta = preview.meta({ component: LinkButton, title: 'Компоненты/Навигация/Ссылки маршрутизатора' });

export const RouterLinks = meta.story({
  name: 'Одна и та же ссылка в разных местах',
  render: () => (
    <Stack gap={24}>
      <Breadcrumbs
        items={[
          <RouterLink key="companies" to="#companies">
            Компании
          </RouterLink>,
          'Мастерок',
        ]}
      />
      <Tabs
        label="Разделы компании"
        value="stores"
        tabs={[
          { value: 'stores', label: 'Точки', render: <RouterLink to="#stores" /> },
          { value: 'people', label: 'Продавцы', render: <RouterLink to="#people" /> },
        ]}
      />
      <Panel title="Реквизиты">
        <PanelRow
          label="Договор"
          open={{ label: 'Открыть договор', text: 'Открыть', render: <RouterLink to="#contract" /> }}
        >
          № 17 от 20 ноября 2026
        </PanelRow>
      </Panel>
      <Pagination page={2} pageSize={15} total={60} renderLink={(page) => <RouterLink to={`#page-${page}`} />} />
      <DataTable
        caption="Точки"
        columns={[{ id: 'name', header: 'Название', cell: String }]}
        rows={['Мастерок на Победы']}
        getRowId={String}
        renderLink={() => <RouterLink to="#store-1" />}
      />
      <div>
        <LinkButton render={<RouterLink to="#reports" />}>К отчётам</LinkButton>
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('tab', { name: 'Продавцы' })).toHaveAttribute('href', '#people');
    await expect(screen.getByRole('link', { name: 'Мастерок на Победы' })).toHaveAttribute('href', '#store-1');
    await expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '#page-3');
    await expect(screen.getByRole('link', { name: 'Открыть договор' })).toHaveAttribute('href', '#contract');
  },
});
