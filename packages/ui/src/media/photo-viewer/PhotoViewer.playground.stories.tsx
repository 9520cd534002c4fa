import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';

const meta = preview.meta({
  title: 'Справочник/Фото/PhotoViewer — просмотр фото',
  component: PhotoViewer,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('PhotoViewer') });
