import { Bell, LogOut } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { IconButton } from '../actions/icon-button/IconButton.tsx';
import { LogoMark } from '../brand/logo/Logo.tsx';
import { StoneCover } from '../brand/stone/StoneCover.tsx';
import { GlobalLoader } from '../feedback/loading/GlobalLoader.tsx';
import { Toaster } from '../feedback/toast/Toaster.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs/Breadcrumbs.tsx';
import { Menu } from '../overlays/menu/Menu.tsx';
import { BackofficeShell } from './backoffice/BackofficeShell.tsx';
import { AccountButton } from './common/Account.tsx';
import { ToolButton } from './common/ToolButton.tsx';
import type { RenderLink } from './common/types.ts';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { PortalHeader } from './portal/PortalHeader.tsx';
import { PortalShell } from './portal/PortalShell.tsx';
import { backofficeGroups, portalItems } from './stories.data.tsx';

const meta = preview.meta({
  title: 'Компоненты/Каркас/Добавки',
  component: PortalShell,
  parameters: { bare: true, docs: { story: { inline: false, height: '560px' } } },
});

const account = { name: 'Игорь Карташов', detail: 'Администратор', tone: 3 };

/** Stands for the link of a router. */
const renderLink: RenderLink = ({ href, children, ...rest }) => (
  <a href={href} data-router="" {...rest}>
    {children}
  </a>
);

export const Portal = meta.story({
  name: 'Портал: свои ссылки, меню учётной записи, шаг назад',
  render: () => (
    <PortalShell
      items={portalItems}
      currentId="sales"
      brand={<LogoMark />}
      account={account}
      renderLink={renderLink}
      accountMenu={(trigger) => (
        <Menu trigger={trigger as never} label="Учётная запись" items={[{ id: 'out', label: 'Выйти', icon: LogOut }]} />
      )}
      tools={<ToolButton icon={Bell} label="Уведомления недоступны" disabled />}
    >
      <PortalHeader title="Продажа № 88 209" back={<IconButton icon={LogOut} label="Назад к продажам" />} />
      <Toaster bottom={64} />
    </PortalShell>
  ),
});

export const OwnHeading = meta.story({
  name: 'Портал: заголовок на самом экране, в шапке — путь',
  render: () => (
    <PortalShell
      items={portalItems}
      currentId="promotions"
      brand={<LogoMark />}
      account={account}
      tools={<ToolButton icon={Bell} label="Уведомления" count={2} />}
    >
      <PortalHeader
        back={
          <Breadcrumbs
            items={[
              <a key="all" href="#list">
                Каталог
              </a>,
              '«Осенний старт»',
            ]}
          />
        }
      />
      <StoneCover seed="osen" style={{ height: 224 }}>
        <h1>«Осенний старт»</h1>
      </StoneCover>
    </PortalShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

export const Backoffice = meta.story({
  name: 'Бэк-офис: без полей, со своими ссылками и загрузкой',
  parameters: { density: 'regular' },
  render: () => (
    <BackofficeShell
      groups={backofficeGroups}
      currentId="sales"
      brand={<LogoMark />}
      breadcrumbs={[{ label: 'Программа' }, { label: 'Продажи' }]}
      account={account}
      renderLink={renderLink}
      accountMenu={(trigger) => <div data-menu="">{trigger}</div>}
      onSearch={fn()}
      searchLabel="Найти продажу"
      loader={<GlobalLoader active label="Загружаем продажи…" />}
      flush
    >
      <AccountButton account={account} disabled />
      <Button>Экран без полей</Button>
    </BackofficeShell>
  ),
});

export const Searching = meta.story({
  name: 'Палитра: ищет на сервере',
  parameters: { density: 'regular' },
  render: () => (
    <CommandPalette
      open
      onClose={fn()}
      loading
      placeholder="ФИО, чек или команда"
      sections={[
        {
          id: 'people',
          label: 'Участники',
          kind: 'object',
          filtered: true,
          items: [{ id: 'a', label: 'Мельникова Анна', onSelect: fn() }],
        },
      ]}
    />
  ),
});
