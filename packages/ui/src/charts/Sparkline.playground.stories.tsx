import preview from '../../../../.storybook/preview.tsx';
import { playground } from '../test-utils/playground.tsx';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({
  title: 'Справочник/Графики/Sparkline — мини-график',
  component: Sparkline,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Sparkline') });
