import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { withParams } from './address.ts';
import { useAddressQuery } from './useAddressQuery.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Two changes before the router has drawn the first, as on a slow phone. */
function Screen() {
  const [query, change] = useAddressQuery();
  const both = (): void => {
    change((newest) => withParams(newest, { promotion: '1' }), { replace: true });
    change((newest) => withParams(newest, { q: 'drill' }), { replace: true });
  };
  return (
    <>
      <button onClick={both}>Both</button>
      <button onClick={() => change((newest) => withParams(newest, { promotion: undefined }))}>One</button>
      <output>{query.toString()}</output>
    </>
  );
}

it('adds a change to the one before that is not drawn yet', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter initialEntries={['/?brand=b1']}>
      <Screen />
    </MemoryRouter>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Both' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('brand=b1&promotion=1&q=drill');
  await userEvent.click(page.getByRole('button', { name: 'One' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('brand=b1&q=drill');
});
