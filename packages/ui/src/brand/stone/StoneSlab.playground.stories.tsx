import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { StoneSlab } from './StoneSlab.tsx';

const meta = preview.meta({
  title: 'Справочник/Знаки/StoneSlab — каменная плита',
  component: StoneSlab,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('StoneSlab') });
