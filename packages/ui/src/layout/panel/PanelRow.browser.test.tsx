import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { PanelRow } from './PanelRow.tsx';

it('leaves a value of a phone whole: its button goes under it where there is no room', async () => {
  await page.viewport(390, 844);
  const place = await mount(
    <PanelRow
      label="Эл. почта"
      action={<button type="button">Подтвердить</button>}
      open={{ label: 'Изменить почту', text: 'Изменить' }}
    >
      <span>anna.sergeevna.melnikova@masterok.example</span>
    </PanelRow>,
  );
  const value = page.getByText('anna.sergeevna.melnikova@masterok.example').element();
  const button = page.getByRole('button', { name: 'Подтвердить' }).element();
  // Room for the value, a gap and the arrow at the end of the row, and a little too little for the button.
  const width = value.getBoundingClientRect().width + button.getBoundingClientRect().width + 32 + 16;
  place.style.width = `${width - 10}px`;
  expect(value.getClientRects()).toHaveLength(1);
  expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(value.getBoundingClientRect().bottom);
});
