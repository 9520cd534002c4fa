import { Button, useAtLeast } from '@pribavka/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  width: 100%;
  &[hidden] {
    display: none;
  }
  & > * {
    flex: 1 1 160px;
    min-width: 0;
  }
  @media (min-width: 48em) {
    flex: 1 1 440px;
    width: auto;
    & > * {
      flex: 0 1 220px;
    }
  }
`;

const messages = {
  open: 'Фильтры',
  count: (set: number) => `Фильтры: ${set}`,
} as const;

interface MoreFiltersProps {
  /** How many of them are set: a phone says it on the button. */
  set: number;
  children: ReactNode;
}

/** Filters that are seldom wanted: in the row of a wide screen, behind a button on a phone, where the list comes first. */
export function MoreFilters({ set, children }: MoreFiltersProps): ReactElement {
  const wide = useAtLeast('md');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (wide) return <Place>{children}</Place>;
  return (
    <>
      <Button icon={SlidersHorizontal} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {set > 0 ? messages.count(set) : messages.open}
      </Button>
      <Place id={id} hidden={!open}>
        {open && children}
      </Place>
    </>
  );
}
