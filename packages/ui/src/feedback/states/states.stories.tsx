import { fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../actions/button/Button.tsx';
import { SkipLink } from '../../foundation/a11y/SkipLink.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Banner } from '../banner/Banner.tsx';
import { InfiniteList } from '../list/InfiniteList.tsx';
import { NotificationCenter } from '../notifications/NotificationCenter.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({ title: 'Компоненты/Состояния/Все добавки', component: ErrorState });

export const Errors = meta.story({
  name: 'Ошибки',
  render: () => (
    <Stack gap={24}>
      <SkipLink href="#main">К содержимому</SkipLink>
      <Banner tone="success" title="Телефон подтверждён" announce />
      <ErrorState level={3} onRetry={fn()} retrying actions={<Button>Написать в поддержку</Button>} />
    </Stack>
  ),
});

const key = (item: string): string => item;

export const Lists = meta.story({
  name: 'Списки',
  render: () => (
    <Stack gap={24}>
      <InfiniteList
        label="Продажи, грузятся"
        items={['Продажа № 88 209']}
        getKey={key}
        renderItem={key}
        hasMore
        loading
        total={120}
        onMore={fn()}
      />
      <InfiniteList
        label="Продажи, не пришли"
        items={['Продажа № 88 209']}
        getKey={key}
        renderItem={key}
        hasMore
        error="Не загрузили продажи"
        onMore={fn()}
      />
      <NotificationCenter
        heading="Новости программы"
        loadingMore
        onMore={fn()}
        entries={[
          {
            id: '1',
            tone: 'info',
            title: 'Новая акция',
            when: '20 ноября 12:41',
            at: '2026-11-20T12:41:00+03:00',
          },
        ]}
      />
    </Stack>
  ),
});
