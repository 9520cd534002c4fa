import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Справочник/Состояния/ErrorState — состояние ошибки',
  component: ErrorState,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ErrorState') });
