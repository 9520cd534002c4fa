import { useEffect, useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../actions/button/Button.tsx';
import { NotificationCenter } from '../notifications/NotificationCenter.tsx';
import { NotificationLine } from '../notifications/NotificationLine.tsx';
import { createFacade } from './core/facade.ts';
import { createToastStore } from './core/store.ts';
import { Toaster } from './Toaster.tsx';

const meta = preview.meta({ title: 'Компоненты/Тосты и уведомления', component: Toaster });

const Playground = ({ start }: { start: 'toast' | 'cards' | 'none' }): ReactElement => {
  const [store] = useState(() => createToastStore({ persistent: start === 'toast' }));
  const [toast] = useState(() => createFacade(store, 'toast'));
  const [notify] = useState(() => createFacade(store, 'notification'));
  useEffect(() => {
    if (start === 'toast') {
      toast.success('Продажа подтверждена', { actions: [{ label: 'Отменить', hint: 'Z', onAction: () => undefined }] });
      toast.error('Время сеанса истекло. Требуется авторизация.');
    }
    if (start === 'cards') {
      const open = (label: string) => [{ label, onAction: () => undefined }];
      notify.error('Банк не принял 3 выплаты', {
        description: 'Баллы вернулись участникам.',
        actions: open('Открыть транзакции'),
        duration: 600_000,
      });
      notify.warning('Бюджет «Осеннего старта» израсходован на 71 %', {
        description: 'По прогнозу его хватит до 26 ноября.',
        actions: open('К акции'),
        duration: 600_000,
      });
      notify.success('Импорт завершён', {
        description: '1 204 товара обновлены, 14 строк пропущены.',
        actions: open('Открыть ошибки'),
        duration: 600_000,
      });
      for (const n of [1, 2, 3, 4]) notify.info(`Продажа № 88 21${n} ждёт проверки`, { duration: 4500 });
    }
    return () => store.dismiss();
  }, [store, toast, notify, start]);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minHeight: 480, alignContent: 'start' }}>
      <Button onClick={() => toast.success('Время сеанса продлено.')}>Тост</Button>
      <Button onClick={() => toast.error('Не сохранили. Проверьте интернет.')}>Ошибка</Button>
      <Button
        onClick={() => notify.success('Начислено 825 баллов', { description: 'Чек № 00341, шуруповёрт ДА-18 Li.' })}
      >
        Уведомление
      </Button>
      <Button
        onClick={() => {
          const wait = new Promise((resolve) => {
            setTimeout(resolve, 1500);
          });
          void toast.promise(wait, { loading: 'Готовим выгрузку…', success: 'Выгрузка готова', error: 'Не выгрузили' });
        }}
      >
        Обещание
      </Button>
      <Toaster store={store} />
    </div>
  );
};

export const Live = meta.story({
  name: 'Живой пример',
  render: () => <Playground start="none" />,
  play: async ({ canvas }) => {
    for (let n = 0; n < 3; n += 1) await userEvent.click(canvas.getByRole('button', { name: 'Ошибка' }));
    const region = await within(document.body).findByRole('region', { name: 'Сообщения' });
    const count = await within(region).findByText('×3');
    await waitFor(() => expect(count).toBeVisible());
  },
});
export const Line = meta.story({ name: 'Тост с действием', render: () => <Playground start="toast" /> });
export const Cards = meta.story({ name: 'Уведомления', render: () => <Playground start="cards" /> });

export const Center = meta.story({
  name: 'Колокольчик',
  render: () => (
    <div
      style={{
        maxWidth: 384,
        border: '1px solid var(--pb-line-hair)',
        borderRadius: 6,
        background: 'var(--pb-bg-raised)',
      }}
    >
      <NotificationCenter
        onReadAll={() => undefined}
        onMore={() => undefined}
        entries={[
          {
            id: '1',
            tone: 'success',
            title: 'Начислено 825 баллов',
            description: 'Чек № 00341',
            when: 'сегодня 12:41',
            unread: true,
          },
          {
            id: '2',
            tone: 'warning',
            title: 'Переснимите чек № 00418',
            when: 'вчера 18:02',
            actions: [{ label: 'Переснять', onAction: () => undefined }],
          },
        ]}
      />
    </div>
  ),
});

export const CenterEmpty = meta.story({
  name: 'Колокольчик: пусто',
  render: () => <NotificationCenter entries={[]} />,
});

export const Folded = meta.story({
  name: 'Строка: несколько уведомлений в одном',
  render: () => (
    <NotificationLine
      tone="success"
      title="Продажи приняты"
      description="Последнее: Продажа № 00341 принята"
      when="20 ноября 12:41"
      at="2026-11-20T12:41:00+03:00"
      unread
      messages={{ unread: 'Не прочитано: ' }}
      actions={<Button size="sm">3 события</Button>}
    />
  ),
});

export const LineTones = meta.story({
  name: 'Строка: тона',
  render: () => (
    <div>
      <NotificationLine tone="info" title="Новая акция: «Свет недели»" when="20 ноября 12:41" />
      <NotificationLine tone="warning" title="По продаже П-000124 есть вопрос" when="20 ноября 12:41" />
      <NotificationLine tone="error" title="Продажа П-000125 отклонена" when="20 ноября 12:41" />
    </div>
  ),
});
