import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const meta = preview.meta({
  title: 'Справочник/Лояльность/ProductPicture — картинка товара',
  component: ProductPicture,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ProductPicture') });
