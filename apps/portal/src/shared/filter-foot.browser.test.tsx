import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FilterFoot, type FilterFootProps, type FoundRows } from './FilterFoot.tsx';

const nothing = (): void => undefined;
const found: FoundRows = { total: 1234, totalCapped: false, previous: false, loading: false, problem: undefined };

let root: Root;
afterEach(() => root.unmount());

function show(change: Partial<FoundRows>, props: Partial<FilterFootProps> = {}): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <FilterFoot found={{ ...found, ...change }} set={1} onReset={nothing} onShow={nothing} {...props} />
    </UiProvider>,
  );
}
const button = (name: string | RegExp) => page.getByRole('button', { name });

it.each([
  [{}, undefined, /^Показать 1\s234$/],
  [{ total: 1 }, ['операцию', 'операции', 'операций'], /^Показать 1\sоперацию$/],
  [{ totalCapped: true }, undefined, 'Показать'],
  [{ previous: true }, undefined, 'Показать'],
  [{ loading: true }, undefined, 'Показать'],
  [{ total: 0, problem: new Error('away') }, undefined, 'Показать'],
] as const)('says how much the choice gives when that is known: %j', async (change, forms, name) => {
  show(change, forms && { forms });
  await expect.element(button(name instanceof RegExp ? name : /^Показать$/)).toBeVisible();
});

it('shows nothing where nothing is found, and begins again', async () => {
  const [onShow, onReset] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show({ total: 0 }, { onShow, onReset });
  await userEvent.click(button(/^Ничего не найдено/), { force: true });
  expect(onShow).not.toHaveBeenCalled();
  await userEvent.click(button('Сбросить'));
  expect(onReset).toHaveBeenCalledOnce();
});
