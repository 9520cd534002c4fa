import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ConfirmHost } from './confirm.tsx';

const meta = preview.meta({
  title: 'Справочник/Наложения/ConfirmHost — вопрос, подтверждение',
  component: ConfirmHost,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ConfirmHost') });
