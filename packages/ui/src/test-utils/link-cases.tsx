import { House } from 'lucide-react';
import type { ReactElement } from 'react';

import { Button } from '../actions/button/Button.tsx';
import { LinkButton } from '../actions/link-button/LinkButton.tsx';
import { DataTable } from '../data/table/DataTable.tsx';
import { NotificationCenter } from '../feedback/notifications/NotificationCenter.tsx';
import { PanelRow } from '../layout/panel/PanelRow.tsx';
import { Pagination } from '../navigation/pagination/Pagination.tsx';
import { Tabs } from '../navigation/tabs/Tabs.tsx';
import { Menu } from '../overlays/menu/Menu.tsx';
import { BackofficeShell } from '../shell/backoffice/BackofficeShell.tsx';
import { PortalShell } from '../shell/portal/PortalShell.tsx';
import type { LinkElement } from '../foundation/link/as-link.ts';

export interface LinkCase {
  /** Source of the component that takes a link, from `src`. */
  readonly file: string;
  /** Role and name of the link on the page. */
  readonly role?: 'link' | 'menuitem' | 'tab';
  readonly name: string;
  readonly draw: (link: LinkElement) => ReactElement;
}

const section = { id: 'reports', label: 'Отчёты', href: '#reports', icon: House } as const;

/** Every component that may be given the link of a router, and how. */
export const linkCases: readonly LinkCase[] = [
  {
    file: 'actions/link-button/LinkButton.tsx',
    name: 'Отчёты',
    draw: (link) => <LinkButton render={link}>Отчёты</LinkButton>,
  },
  {
    file: 'overlays/menu/Menu.types.ts',
    role: 'menuitem',
    name: 'Отчёты',
    draw: (link) => (
      <Menu
        defaultOpen
        label="Действия"
        trigger={<Button>Ещё</Button>}
        items={[{ id: 'reports', label: 'Отчёты', render: link }]}
      />
    ),
  },
  {
    file: 'navigation/tabs/Tabs.tsx',
    role: 'tab',
    name: 'Отчёты',
    draw: (link) => (
      <Tabs
        label="Разделы"
        tabs={[
          { value: 'all', label: 'Все' },
          { value: 'reports', label: 'Отчёты', render: link },
        ]}
      />
    ),
  },
  {
    file: 'navigation/pagination/Pagination.tsx',
    name: 'Страница 2',
    draw: (link) => <Pagination page={1} pageSize={15} total={45} renderLink={() => link} />,
  },
  {
    file: 'data/table/DataTable.types.ts',
    name: 'Отчёты',
    draw: (link) => (
      <DataTable
        caption="Разделы"
        columns={[{ id: 'name', header: 'Название', cell: String }]}
        rows={['Отчёты']}
        getRowId={String}
        renderLink={() => link}
      />
    ),
  },
  {
    file: 'layout/panel/PanelRow.tsx',
    name: 'Изменить телефон',
    draw: (link) => (
      <PanelRow label="Телефон" open={{ label: 'Изменить телефон', text: 'Изменить', render: link }}>
        +7 900 000-00-00
      </PanelRow>
    ),
  },
  {
    file: 'feedback/notifications/NotificationCenter.tsx',
    name: 'К отчёте',
    draw: (link) => (
      <NotificationCenter
        entries={[
          {
            id: 'paid',
            tone: 'success',
            title: 'Отчёт подтверждена',
            when: '20 ноября',
            actions: [{ label: 'К отчёте', render: link }],
          },
        ]}
      />
    ),
  },
  {
    file: 'shell/common/types.ts',
    name: 'Отчёты',
    draw: (link) => (
      <BackofficeShell
        brand="Прибавка"
        groups={[{ id: 'all', items: [section] }]}
        breadcrumbs={[]}
        currentId="other"
        renderLink={() => link}
      >
        Содержимое
      </BackofficeShell>
    ),
  },
  {
    file: 'shell/common/Item.tsx',
    name: 'Отчёты',
    draw: (link) => (
      <PortalShell brand="Прибавка" items={[section]} currentId="other" renderLink={() => link}>
        Содержимое
      </PortalShell>
    ),
  },
];
