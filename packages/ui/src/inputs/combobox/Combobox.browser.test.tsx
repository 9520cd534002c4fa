import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { Combobox } from './Combobox.tsx';

interface Product {
  id: string;
  name: string;
}

const sent = vi.fn<() => void>();

/** A form around the field; the options for a text come when `answer` is called. */
async function open(): Promise<(text: string, ...names: string[]) => Promise<void>> {
  sent.mockReset();
  let asked: string | undefined;
  let give: (items: Product[]) => void = () => undefined;
  function Screen() {
    const [value, setValue] = useState<Product | null>(null);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <Combobox<Product>
          aria-label="Product"
          value={value}
          onValueChange={setValue}
          load={(text) => {
            asked = text;
            return new Promise<Product[]>((resolve) => (give = resolve));
          }}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          emptyText="Nothing"
          countForms={['product', 'products', 'products']}
        />
        <button>Send</button>
      </form>
    );
  }
  await mount(<Screen />);
  return async (text, ...names) => {
    await expect.poll(() => asked).toBe(text);
    give(names.map((name) => ({ id: name, name })));
  };
}

const field = page.getByRole('combobox', { name: 'Product' });

it('does not send the form while its options are on their way, and takes the only one that comes', async () => {
  const answer = await open();
  await userEvent.type(field, '4601234567893{Enter}');
  await answer('4601234567893', 'Drill');
  await expect.element(field).toHaveValue('Drill');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});

it('leaves the choice among several to the person', async () => {
  const answer = await open();
  await userEvent.type(field, 'drill{Enter}');
  await answer('drill', 'Drill', 'Drill 18');
  await expect.element(page.getByRole('option', { name: 'Drill 18' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue('drill');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Drill');
});

it('forgets Enter when the text is another one', async () => {
  const answer = await open();
  await userEvent.type(field, 'drill{Enter} 18');
  await answer('drill 18', 'Drill 18');
  await expect.element(page.getByRole('option', { name: 'Drill 18' })).toBeVisible();
  await expect.element(field).toHaveValue('drill 18');
});
