import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Glyph } from './Glyph.tsx';

const meta = preview.meta({ title: 'Справочник/Знаки/Glyph — знак состояния', component: Glyph, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Glyph') });
