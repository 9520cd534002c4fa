import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/QuantityStepper — количество, степпер',
  component: QuantityStepper,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('QuantityStepper') });
