import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { StoneCover } from './StoneCover.tsx';

const meta = preview.meta({
  title: 'Справочник/Знаки/StoneCover — каменная обложка',
  component: StoneCover,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('StoneCover') });
