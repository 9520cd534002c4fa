import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ResendButton } from './ResendButton.tsx';

const meta = preview.meta({
  title: 'Справочник/Действия/ResendButton — кнопка повторной отправки',
  component: ResendButton,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ResendButton') });
