import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { SearchInput } from './SearchInput.tsx';

const field = (): HTMLInputElement => page.getByRole('searchbox').element() as HTMLInputElement;
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A parent that takes a query over only when it is asked to, as an address does that loads its rows first. */
function Slow({ onQuery }: { onQuery: (query: string, take: (query: string) => void) => void }): ReactElement {
  const [value, setValue] = useState('');
  return <SearchInput debounce={0} value={value} onValueChange={(query) => onQuery(query, setValue)} />;
}

it('keeps the letters typed while the parent was taking over the query before them', async () => {
  const held: { queries: string[]; take?: (query: string) => void } = { queries: [] };
  await mount(
    <Slow
      onQuery={(query, take) => {
        held.queries.push(query);
        held.take = take;
      }}
    />,
  );
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), 'ив');
  await expect.poll(() => held.queries).toEqual(['ив']);
  await userEvent.fill(page.getByRole('searchbox'), 'иван');
  held.take?.('ив');
  await expect.poll(() => held.queries).toEqual(['ив', 'иван']);
  await drawn();
  expect(field().value).toBe('иван');
  held.take?.('иван');
  held.take?.('пётр');
  await expect.poll(() => field().value).toBe('пётр');
});

it('keeps the space before the next word', async () => {
  await mount(<SearchInput debounce={0} />);
  await userEvent.fill(page.getByRole('searchbox'), 'иван ');
  await drawn();
  expect(field().value).toBe('иван ');
});
