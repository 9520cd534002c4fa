import { expect, it } from 'vitest';

import './styles.css';
import css from './fonts.css?raw';

const percent = (name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(css)?.[1]) / 100;

it('the fallback face is as high as Golos, so that nothing moves up or down when Golos comes', async () => {
  await document.fonts.load('100px "Golos Text Variable"', 'Ая');
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = '100px "Golos Text Variable"';
  const golos = context.measureText('Ая');
  const size = 100 * percent('size-adjust');
  expect(Math.abs(size * percent('ascent-override') - golos.fontBoundingBoxAscent)).toBeLessThan(0.5);
  expect(Math.abs(size * percent('descent-override') - golos.fontBoundingBoxDescent)).toBeLessThan(0.5);
});
