import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { DateInput } from './DateInput.tsx';

const meta = preview.meta({
  title: 'Справочник/Даты/DateInput — поле даты',
  component: DateInput,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('DateInput') });
