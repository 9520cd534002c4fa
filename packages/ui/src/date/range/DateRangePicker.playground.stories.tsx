import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = preview.meta({
  title: 'Справочник/Даты/DateRangePicker — выбор периода',
  component: DateRangePicker,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('DateRangePicker') });
