import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { InfiniteList } from './InfiniteList.tsx';

const meta = preview.meta({ component: InfiniteList, title: 'Компоненты/Состояния/InfiniteList' });

const sale = (index: number): string => `Продажа № ${88_209 - index}`;

function Example({ total, fails = false, auto = 0 }: { total: number; fails?: boolean; auto?: number }) {
  const [count, setCount] = useState(Math.min(5, total));
  const [failed, setFailed] = useState(fails);
  return (
    <InfiniteList
      label="Продажи"
      items={Array.from({ length: count }, (_, index) => sale(index))}
      getKey={(item) => item}
      renderItem={(item) => <p style={{ paddingBlock: 12, borderBottom: '1px solid var(--pb-line-soft)' }}>{item}</p>}
      hasMore={count < total}
      total={total}
      autoPortions={auto}
      {...(failed ? { error: 'Не загрузили продажи' } : {})}
      onMore={() => {
        if (failed) setFailed(false);
        else setCount(Math.min(total, count + 5));
      }}
    />
  );
}

export const ByButton = meta.story({
  name: 'Показать ещё',
  render: () => <Example total={12} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: /Показать ещё/ }));
    await waitFor(() => expect(screen.getByText('Продажа № 88204')).toBeVisible());
    // Not lost with the button that moved away: on the first of the new ones.
    await waitFor(() => expect(screen.getAllByRole('listitem')[5]).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /Показать ещё/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Показать ещё/ })).toBeNull());
  },
});

export const Whole = meta.story({ name: 'Всё показано', render: () => <Example total={3} /> });
export const Failed = meta.story({ name: 'Порция не загрузилась', render: () => <Example total={12} fails /> });
