import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { LogoMark } from './Logo.tsx';

const meta = preview.meta({
  title: 'Справочник/Знаки/LogoMark — знак логотипа',
  component: LogoMark,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('LogoMark') });
