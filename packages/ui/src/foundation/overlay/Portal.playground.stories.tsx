import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Portal } from './Portal.tsx';

const meta = preview.meta({
  title: 'Справочник/Основа/Portal — портал для слоёв',
  component: Portal,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Portal') });
