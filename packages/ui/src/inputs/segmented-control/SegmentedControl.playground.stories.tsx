import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/SegmentedControl — сегменты, переключатель',
  component: SegmentedControl,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('SegmentedControl') });
