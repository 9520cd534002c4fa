import { Bell, CircleHelp, Gift, Moon, ReceiptText, ScanQrCode } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { Skeleton } from '../feedback/loading/Skeleton.tsx';
import { GlobalLoader } from '../feedback/loading/GlobalLoader.tsx';
import { LogoMark } from '../brand/logo/Logo.tsx';
import { BackofficeShell } from './backoffice/BackofficeShell.tsx';
import { ToolButton } from './common/ToolButton.tsx';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { useCommandKey } from './palette/useCommandKey.ts';
import { PortalHeader } from './portal/PortalHeader.tsx';
import { PortalShell } from './portal/PortalShell.tsx';
import { backofficeGroups, portalItems } from './stories.data.tsx';

const meta = preview.meta({
  title: 'Компоненты/Каркас',
  component: PortalShell,
  parameters: { bare: true, docs: { story: { inline: false, height: '560px' } } },
});

const brand = (
  <a href="#home" aria-label="Прибавка, на главную">
    <LogoMark />
    <span data-word="">Прибавка</span>
  </a>
);

const PortalExample = ({ loader }: { loader?: ReactNode }): ReactElement => (
  <PortalShell
    items={portalItems}
    currentId="home"
    brand={brand}
    account={{ name: 'Анна Мельникова', detail: '«Мастерок», Тверь' }}
    accountHref="#profile"
    loader={loader}
    tools={
      <>
        <ToolButton icon={CircleHelp} label="Помощь" />
        <ToolButton icon={Bell} label="Уведомления" count={2} />
      </>
    }
  >
    <PortalHeader
      title="Добрый день, Анна"
      subtitle="«Мастерок» на Победы, Тверь"
      actions={
        <Button variant="primary" icon={ScanQrCode}>
          Зарегистрировать продажу
        </Button>
      }
    />
    <Skeleton rows={6} />
  </PortalShell>
);

export const PortalFrame = meta.story({ name: 'Портал', render: () => <PortalExample /> });
export const PortalLoading = meta.story({
  name: 'Портал: идёт загрузка',
  render: () => <PortalExample loader={<GlobalLoader active label="Загружаем продажи…" />} />,
});

const Backoffice = ({ palette = false }: { palette?: boolean }): ReactElement => {
  const [open, setOpen] = useState(palette);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <BackofficeShell
        groups={backofficeGroups}
        currentId="participants"
        brand={brand}
        breadcrumbs={[
          { label: 'Люди и точки' },
          { label: 'Участники', href: '#participants' },
          { label: 'Мельникова Анна' },
        ]}
        account={{ name: 'Игорь Карташов', detail: 'Администратор', tone: 3 }}
        onSearch={() => setOpen(true)}
        tools={
          <>
            <ToolButton icon={CircleHelp} label="Помощь" />
            <ToolButton icon={Bell} label="Уведомления" count={3} />
            <ToolButton icon={Moon} label="Тёмное оформление" />
          </>
        }
      >
        <h1 style={{ font: 'var(--pb-type-h1-sm)' }}>Участники</h1>
        <Skeleton rows={9} />
      </BackofficeShell>
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        onMore={() => undefined}
        sections={[
          {
            id: 'people',
            label: 'Участники',
            kind: 'object',
            items: [
              {
                id: 'a',
                label: 'Мельникова Анна Сергеевна',
                detail: '№ 104 582 · «Мастерок» на Победы',
                hint: 'открыть',
                onSelect: () => undefined,
              },
              {
                id: 'b',
                label: 'Мельников Илья Романович',
                detail: '№ 98 112 · «Ладья» на Гагарина',
                hint: 'открыть',
                onSelect: () => undefined,
              },
            ],
          },
          {
            id: 'sales',
            label: 'Продажи и обращения',
            kind: 'object',
            items: [
              {
                id: 'c',
                label: 'Продажа № 88 209, чек № 00418',
                detail: 'Мельникова А. С. · на проверке',
                icon: ReceiptText,
                onSelect: () => undefined,
              },
            ],
          },
          {
            id: 'do',
            label: 'Действия',
            kind: 'command',
            items: [
              { id: 'd', label: 'Начислить баллы участнику…', icon: Gift, keys: ['G', 'B'], onSelect: () => undefined },
              { id: 'e', label: 'Тёмное оформление', icon: Moon, onSelect: () => undefined },
            ],
          },
        ]}
      />
    </>
  );
};

export const BackofficeFrame = meta.story({
  name: 'Бэк-офис',
  parameters: { density: 'regular' },
  render: () => <Backoffice />,
});

export const Palette = meta.story({
  name: 'Палитра команд',
  parameters: { density: 'regular' },
  render: () => <Backoffice palette />,
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Поиск и команды' });
    const field = within(dialog).getByRole('combobox');
    await userEvent.type(field, 'мельн');
    await expect(within(dialog).getAllByRole('option')).toHaveLength(3);
  },
});
