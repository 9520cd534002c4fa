import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ServerErrorScreen } from './ErrorScreen.tsx';

const meta = preview.meta({
  title: 'Справочник/Каркас/ServerErrorScreen — ошибка сервера',
  component: ServerErrorScreen,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ServerErrorScreen') });
