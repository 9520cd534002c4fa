import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { NotificationLine } from './NotificationLine.tsx';

const meta = preview.meta({
  title: 'Справочник/Сообщения/NotificationLine — строка уведомления',
  component: NotificationLine,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('NotificationLine') });
