import { whenPainted } from '@pribavka/api/start';
import { cloneElement, useEffect, useState, type ReactElement } from 'react';

import type { AccountMenuProps } from './AccountMenu.tsx';

type AccountMenu = (props: AccountMenuProps) => ReactElement;

const load = async (): Promise<AccountMenu> => (await import('./AccountMenu.tsx')).AccountMenu;

/**
 * The button of the account, and its menu when it is asked for: a press before the menu is here is kept. The button
 * stays the same until then, so it keeps the focus.
 */
export function LazyAccountMenu({ trigger }: AccountMenuProps): ReactElement {
  const [Loaded, setLoaded] = useState<AccountMenu>();
  // Fetched ahead, so that the press waits for nothing; a failure is tried again by the press.
  useEffect(() => {
    void whenPainted()
      .then(load)
      .catch(() => undefined);
  }, []);
  if (Loaded) return <Loaded trigger={trigger} />;
  const open = async (): Promise<void> => {
    const menu = await load().catch(() => undefined);
    setLoaded(() => menu);
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => void open(),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      void open();
    },
  });
}
