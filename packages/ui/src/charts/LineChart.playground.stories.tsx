import preview from '../../../../.storybook/preview.tsx';
import { playground } from '../test-utils/playground.tsx';
import { LineChart } from './LineChart.tsx';

const meta = preview.meta({
  title: 'Справочник/Графики/LineChart — линейный график',
  component: LineChart,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('LineChart') });
