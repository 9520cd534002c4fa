import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { NotFoundScreen } from './ErrorScreen.tsx';

const meta = preview.meta({
  title: 'Справочник/Каркас/NotFoundScreen — страница не найдена',
  component: NotFoundScreen,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('NotFoundScreen') });
