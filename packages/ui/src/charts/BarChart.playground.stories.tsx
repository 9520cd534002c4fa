import preview from '../../../../.storybook/preview.tsx';
import { playground } from '../test-utils/playground.tsx';
import { BarChart } from './BarChart.tsx';

const meta = preview.meta({
  title: 'Справочник/Графики/BarChart — столбчатый график',
  component: BarChart,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('BarChart') });
