import type { ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { Sheet } from '../../overlays/sheet/Sheet.tsx';
import { filterEditorMessages } from './filter-editor.messages.ts';
import { FilterBlocks, type FilterBlocksProps } from './FilterBlocks.tsx';

export interface FilterSheetProps extends FilterBlocksProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
}

/** All filters on a phone: what is changed applies at once, «Показать» only closes. */
export function FilterSheet({ open, onClose, onClear, ...blocks }: FilterSheetProps): ReactElement {
  const say = useMessages(filterEditorMessages);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say.title}
      footer={
        <Button variant="primary" size="lg" onClick={onClose}>
          {say.show}
        </Button>
      }
      footerEnd={
        <Button size="lg" onClick={onClear}>
          {say.reset}
        </Button>
      }
    >
      <FilterBlocks {...blocks} />
    </Sheet>
  );
}
