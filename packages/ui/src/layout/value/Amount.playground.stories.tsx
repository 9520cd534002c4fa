import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Amount } from './Amount.tsx';

const meta = preview.meta({
  title: 'Справочник/Раскладка/Amount — сумма, деньги',
  component: Amount,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Amount') });
