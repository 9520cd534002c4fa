import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Coin } from './Coin.tsx';

const meta = preview.meta({ title: 'Справочник/Лояльность/Coin — монета', component: Coin, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Coin') });
