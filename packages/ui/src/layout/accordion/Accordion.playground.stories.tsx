import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Accordion } from './Accordion.tsx';

const meta = preview.meta({
  title: 'Справочник/Раскладка/Accordion — аккордеон',
  component: Accordion,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Accordion') });
