import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Справочник/Состояния/Banner — баннер, полоса сообщения',
  component: Banner,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Banner') });
