import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = preview.meta({
  title: 'Справочник/Основа/UiProvider — провайдер',
  component: UiProvider,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('UiProvider') });
