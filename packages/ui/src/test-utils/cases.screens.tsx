import { Bell, House } from 'lucide-react';

import { BarChart, LineChart, Sparkline, type Series } from '../charts/index.ts';
import * as ui from '../index.ts';
import { PhotoViewer } from '../media/index.ts';
import * as shell from '../shell/index.ts';
import { late, same, type ConformanceCase } from './case.ts';

const account = { name: 'Анна Мельникова', detail: '«Мастерок», Тверь' };
const series: Series[] = [{ id: 'a', label: 'Начислено', values: [100, 250, null] }];
const chart = { caption: 'Начисления по неделям', categories: ['2–8', '9–15', '16–22'], series };

/** Shells, error screens, charts, photographs, states. */
export const screenCases: readonly ConformanceCase[] = [
  same('AccountButton', (p) => <shell.AccountButton account={account} {...p} />),
  same('AccountDisc', (p) => <shell.AccountDisc account={account} {...p} />),
  same('Arcs', (p) => <ui.Arcs {...p} />),
  same('BackofficeShell', (p) => (
    <shell.BackofficeShell
      groups={[{ id: 'g', label: 'Люди', items: [{ id: 'a', label: 'Участники', href: '#a', icon: House }] }]}
      currentId="a"
      brand="Прибавка"
      breadcrumbs={[{ label: 'Участники' }]}
      account={account}
      {...p}
    />
  )),
  same('Banner', (p) => <ui.Banner title="С 1 декабря меняются правила" {...p} />),
  same('BarChart', (p) => <BarChart {...chart} {...p} />),
  same('EmptyState', (p) => <ui.EmptyState title="Продаж пока нет" {...p} />),
  same('ErrorState', (p) => <ui.ErrorState title="Не загрузили историю" {...p} />),
  late('GlobalLoader', (p) => <ui.GlobalLoader active label="Загружаем продажи…" {...p} />),
  same('InfiniteList', (p) => (
    <ui.InfiniteList
      items={['а', 'б']}
      getKey={(item) => item}
      renderItem={(item) => item}
      label="Продажи"
      hasMore={false}
      onMore={() => undefined}
      {...p}
    />
  )),
  same('LineChart', (p) => <LineChart {...chart} {...p} />),
  same('LoadingOverlay', (p) => (
    <ui.LoadingOverlay active={false} {...p}>
      Содержимое
    </ui.LoadingOverlay>
  )),
  same('NotFoundScreen', (p) => <shell.NotFoundScreen {...p} />),
  same('PhotoViewer', (p) => (
    <PhotoViewer photos={[{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'Чек' }]} {...p} />
  )),
  same('PortalHeader', (p) => <shell.PortalHeader title="Продажи" {...p} />),
  same('PortalShell', (p) => (
    <shell.PortalShell
      items={[{ id: 'home', label: 'Главная', href: '#home', icon: House }]}
      currentId="home"
      brand="Прибавка"
      account={account}
      {...p}
    />
  )),
  same('ServerErrorScreen', (p) => <shell.ServerErrorScreen requestId="b81e44d2" {...p} />),
  same('Skeleton', (p) => <ui.Skeleton {...p} />),
  same('Sparkline', (p) => <Sparkline values={[1, 3, 2]} {...p} />),
  same('ToolButton', (p) => <shell.ToolButton icon={Bell} label="Уведомления" count={2} {...p} />),
];
