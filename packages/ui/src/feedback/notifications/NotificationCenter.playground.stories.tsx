import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { NotificationCenter } from './NotificationCenter.tsx';

const meta = preview.meta({
  title: 'Справочник/Сообщения/NotificationCenter — центр уведомлений',
  component: NotificationCenter,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('NotificationCenter') });
