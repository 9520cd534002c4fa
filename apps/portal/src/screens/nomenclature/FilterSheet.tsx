import { Sheet } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { catalogueWords as words } from './words.ts';

/** The filters of a phone, over the list. */
export function FilterSheet({ onClose, ...panel }: FilterPanelProps & { onClose: () => void }): ReactElement {
  return (
    <Sheet open phone="bottom" title={words.filters} onClose={onClose}>
      <FilterPanel {...panel} />
    </Sheet>
  );
}
