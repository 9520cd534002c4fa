import { Copy, ScanQrCode } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { Banner } from './banner/Banner.tsx';
import { GlobalLoader } from './loading/GlobalLoader.tsx';
import { LoadingOverlay } from './loading/LoadingOverlay.tsx';
import { Skeleton } from './loading/Skeleton.tsx';
import { EmptyState } from './states/EmptyState.tsx';
import { ErrorState } from './states/ErrorState.tsx';

const meta = preview.meta({ title: 'Компоненты/Состояния', component: EmptyState });

const Panel = ({ children }: { children: ReactNode }): ReactElement => (
  <div
    style={{
      position: 'relative',
      maxWidth: 440,
      border: '1px solid var(--pb-line-hair)',
      borderRadius: 6,
      background: 'var(--pb-bg-surface)',
    }}
  >
    {children}
  </div>
);

export const Empty = meta.story({
  name: 'Пусто: ещё ничего не было',
  render: () => (
    <Panel>
      <EmptyState
        drawing="document"
        title="Продаж пока нет"
        description="Отсканируйте QR-код на чеке покупателя. Первые баллы придут после проверки."
        actions={
          <Button variant="primary" icon={ScanQrCode}>
            Зарегистрировать продажу
          </Button>
        }
      />
    </Panel>
  ),
});

export const NoMatch = meta.story({
  name: 'Пусто: ничего не нашлось',
  render: () => (
    <Panel>
      <EmptyState
        drawing="search"
        title="Никого не нашли"
        description="Под фильтры «Новосибирск» и «Заблокирован» никто не подходит."
        actions={<Button>Сбросить фильтры</Button>}
      />
    </Panel>
  ),
});

export const NoAccess = meta.story({
  name: 'Нет доступа',
  render: () => (
    <Panel>
      <EmptyState
        drawing="lock"
        title="Раздел закрыт для вашей роли"
        description="Попросите у администратора право «Чтение» для списка участников."
        actions={<Button icon={Copy}>Скопировать запрос</Button>}
      />
    </Panel>
  ),
});

export const Drawings = meta.story({
  name: 'Рисунки',
  render: () => (
    <Panel>
      <EmptyState drawing="box" title="Акций пока нет" description="Как только акция начнётся, она появится здесь." />
      <EmptyState drawing="talk" title="Обращений нет" description="Напишите нам, если баллы не пришли." />
    </Panel>
  ),
});

export const Failed = meta.story({
  name: 'Ошибка загрузки блока',
  render: () => (
    <Panel>
      <ErrorState
        title="Не загрузили историю"
        description="Проверьте интернет и попробуйте снова. Баланс показан на 12:41."
        requestId="b81e44d2-6c0f-4a91"
        onRetry={() => undefined}
      />
    </Panel>
  ),
});

export const Skeletons = meta.story({
  name: 'Скелетон',
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 680 }}>
      <Skeleton rows={4} />
      <Skeleton shape="text" rows={3} label="Загружаем правила" />
      <Skeleton shape="block" height={120} label="Загружаем график" />
    </div>
  ),
});

export const Loader = meta.story({
  name: 'Глобальный индикатор',
  render: () => (
    <div style={{ position: 'relative', height: 320, border: '1px solid var(--pb-line-hair)' }}>
      <GlobalLoader active label="Загружаем продажи…" />
      <p style={{ padding: 24 }}>Содержимое под плитой</p>
    </div>
  ),
});

export const Overlay = meta.story({
  name: 'Плита над блоком',
  render: () => (
    <LoadingOverlay active label="Считаем баллы…" style={{ maxWidth: 440 }}>
      <div style={{ padding: 64, border: '1px solid var(--pb-line-hair)' }}>
        <Button>Пересчитать</Button>
      </div>
    </LoadingOverlay>
  ),
});

export const Banners = meta.story({
  name: 'Плашки',
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 560 }}>
      <Banner tone="warning" title="Фото чека № 00418 нечитаемо" actions={<Button size="sm">Переснять фото</Button>}>
        Переснимите до 23 ноября, чтобы получить 1 050 баллов
      </Banner>
      <Banner tone="danger" title="Банк не принял 3 выплаты" onClose={() => undefined}>
        Баллы вернулись участникам.
      </Banner>
      <Banner tone="success" title="Почта подтверждена" />
      <Banner title="С 1 декабря меняются правила программы" />
    </div>
  ),
});
