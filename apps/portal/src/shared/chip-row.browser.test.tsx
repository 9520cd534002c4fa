import { Chip, UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { ChipRow } from './ChipRow.tsx';

it('begins with the chosen chip in view', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.width = '200px';
  const root = createRoot(place);
  root.render(
    <UiProvider>
      <ChipRow aria-label="Акции по времени">
        <Chip>Действующие 3</Chip>
        <Chip>Скоро 1</Chip>
        <Chip selected>Завершённые 12</Chip>
      </ChipRow>
    </UiProvider>,
  );
  const chosen = page.getByRole('button', { pressed: true });
  await expect.element(chosen).toBeVisible();
  const edge = page.getByRole('group').element().getBoundingClientRect().right;
  expect(chosen.element().getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  root.unmount();
});
