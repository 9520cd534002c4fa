import { useEffect, useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { PaletteSection } from './types.ts';

const answerTo = (id: string, onSelect: () => void): PaletteSection => ({
  id: 'people',
  label: 'Участники',
  kind: 'object',
  filtered: true,
  items: [{ id, label: `Найден ${id}`, onSelect }],
});

let show: (sections: readonly PaletteSection[], loading: boolean) => void;
function Searching({ first }: { first: readonly PaletteSection[] }): ReactElement {
  const [state, setState] = useState({ sections: first, loading: false });
  useEffect(() => {
    show = (sections, loading) => setState({ sections, loading });
  }, []);
  return <CommandPalette open onClose={() => undefined} {...state} />;
}
const option = (name: string) => page.getByRole('option', { name });

it('chooses among its own rows while the server answers, and keeps the choice as rows come above', async () => {
  const [old, own, other, fresh] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const menu: PaletteSection = {
    id: 'menu',
    label: 'Разделы',
    kind: 'object',
    items: [
      { id: 'own', label: 'Участники', onSelect: own },
      { id: 'other', label: 'Партнёры', onSelect: other },
    ],
  };
  await mount(<Searching first={[answerTo('1', old), menu]} />);
  await expect.element(option('Найден 1')).toHaveAttribute('aria-selected', 'true');
  show([answerTo('1', old), menu], true);
  await expect.element(option('Найден 1')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(option('Участники')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Партнёры')).toHaveAttribute('aria-selected', 'true');
  show([answerTo('2', fresh), menu], false);
  await expect.element(option('Найден 2')).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  expect(other).toHaveBeenCalledOnce();
  for (const not of [old, own, fresh]) expect(not).not.toHaveBeenCalled();
});
