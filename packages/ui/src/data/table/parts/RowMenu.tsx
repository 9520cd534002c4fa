import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { Icon } from '../../../brand/icon/Icon.tsx';
import type { MenuItem } from '../../../overlays/menu/MenuRow.tsx';

const load = async (): Promise<typeof import('../../../overlays/menu/Menu.tsx')> =>
  import('../../../overlays/menu/Menu.tsx');
const Menu = lazy(async () => ({ default: (await load()).Menu }));

export interface RowMenuButtonProps {
  /** Name of the button for screen readers, with the name of the row. */
  label: string;
  /** Items of the menu, asked for when it opens. */
  items: () => readonly MenuItem[];
  /** The button is a cell of a grid: arrows reach it, Tab does not. */
  grid: boolean;
}

/** «⋯» of a row. A plain button until it is pressed: thirty floating menus a window are not drawn for nothing. */
export function RowMenuButton({ label, items, grid }: RowMenuButtonProps): ReactElement {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const button = (
    <button
      type="button"
      data-menu=""
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={open}
      tabIndex={grid ? -1 : undefined}
      {...(asked
        ? {}
        : {
            onPointerEnter: () => void load(),
            onFocus: () => void load(),
            onClick: () => {
              setAsked(true);
              setOpen(true);
            },
          })}
    >
      <Icon as={Ellipsis} size={18} />
    </button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <Menu label={label} items={items()} open={open} onOpenChange={setOpen} trigger={button} />
    </Suspense>
  );
}
