import type { ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { Sheet } from '../../overlays/sheet/Sheet.tsx';
import { FilterBlocks, type FilterBlocksProps } from './FilterBlocks.tsx';

export interface FilterSheetProps extends FilterBlocksProps {
  /** Whether the sheet is on the screen. */
  open: boolean;
  /** Asked to close: the cross, Esc, «Показать». */
  onClose: () => void;
  /** Turns all filters off. */
  onClear: () => void;
}

/** All filters on a phone: what is changed applies at once, «Показать» only closes. */
export function FilterSheet({ open, onClose, onClear, ...blocks }: FilterSheetProps): ReactElement {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Фильтры"
      footer={
        <Button variant="primary" size="lg" onClick={onClose}>
          Показать
        </Button>
      }
      footerEnd={
        <Button size="lg" onClick={onClear}>
          Сбросить
        </Button>
      }
    >
      <FilterBlocks {...blocks} />
    </Sheet>
  );
}
