import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { DateText } from './DateText.tsx';

const meta = preview.meta({
  title: 'Справочник/Раскладка/DateText — дата текстом',
  component: DateText,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('DateText') });
