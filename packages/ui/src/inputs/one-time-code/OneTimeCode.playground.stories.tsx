import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/OneTimeCode — одноразовый код',
  component: OneTimeCode,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('OneTimeCode') });
