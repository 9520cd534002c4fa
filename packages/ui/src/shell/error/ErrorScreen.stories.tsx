import { expect, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../actions/button/Button.tsx';
import { Logo } from '../../brand/logo/Logo.tsx';
import { NotFoundScreen, ServerErrorScreen } from './ErrorScreen.tsx';

const meta = preview.meta({
  title: 'Компоненты/Экраны ошибок',
  component: NotFoundScreen,
  parameters: { bare: true, docs: { story: { inline: false, height: '560px' } } },
});

export const NotFound = meta.story({
  name: '404',
  render: () => (
    <NotFoundScreen
      brand={<Logo />}
      actions={
        <>
          <Button variant="primary">На главную</Button>
          <Button>Мои продажи</Button>
        </>
      }
    />
  ),
});

export const ServerError = meta.story({
  name: '500',
  render: () => (
    <ServerErrorScreen
      brand={<Logo />}
      onRetry={() => undefined}
      actions={<Button>На главную</Button>}
      requestId="b81e44d2-6c0f-4a91"
    />
  ),
});

export const NotFoundWithText = meta.story({
  name: '404 со словами приложения',
  render: () => <NotFoundScreen text="Ссылка устарела или раздел вам недоступен. Баллы и продажи на месте." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Баллы и продажи на месте/)).toBeVisible();
  },
});
