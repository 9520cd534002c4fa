import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Справочник/Наложения/Tooltip — подсказка',
  component: Tooltip,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Tooltip') });
