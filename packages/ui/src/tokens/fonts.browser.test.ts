import { expect, it } from 'vitest';

import './styles.css';
import './reset.css';
import css from './fonts.css?raw';

const faces = css.split('@font-face').filter((face) => face.includes('size-adjust'));
const percent = (face: string, name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

it('both fallback faces are as high as Golos, so that nothing moves up or down when Golos comes', async () => {
  await document.fonts.load('100px "Golos Text Variable"', 'Ая');
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = '100px "Golos Text Variable"';
  const golos = context.measureText('Ая');
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    const size = 100 * percent(face, 'size-adjust');
    expect(Math.abs(size * percent(face, 'ascent-override') - golos.fontBoundingBoxAscent)).toBeLessThan(0.5);
    expect(Math.abs(size * percent(face, 'descent-override') - golos.fontBoundingBoxDescent)).toBeLessThan(0.5);
  }
});
