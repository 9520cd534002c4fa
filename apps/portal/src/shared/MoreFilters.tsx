import { IconButton, Sheet, useAtLeast } from '@pribavka/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { FilterFoot, type FilterFootProps } from './FilterFoot.tsx';

const Row = styled.div`
  display: flex;
  flex: 1 1 464px;
  flex-wrap: wrap;
  gap: 12px;
  & > * {
    flex: 0 1 220px;
    min-width: 0;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const messages = {
  title: 'Фильтры',
  count: (set: number) => `Фильтры · ${set}`,
} as const;

interface MoreFiltersProps extends Omit<FilterFootProps, 'onShow'> {
  children: ReactNode;
}

/** Filters that are seldom wanted: in a row of a wide screen, in a sheet of a phone, where the list comes first. */
export function MoreFilters({ children, ...rest }: MoreFiltersProps): ReactElement {
  const wide = useAtLeast('md');
  const { set } = rest;
  const [open, setOpen] = useState(false);
  if (wide) return <Row>{children}</Row>;
  return (
    <>
      <IconButton
        variant="secondary"
        icon={SlidersHorizontal}
        count={set}
        label={set > 0 ? messages.count(set) : messages.title}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet
          open
          phone="bottom"
          title={messages.title}
          onClose={() => setOpen(false)}
          footer={<FilterFoot {...rest} onShow={() => setOpen(false)} />}
        >
          <Column>{children}</Column>
        </Sheet>
      )}
    </>
  );
}
