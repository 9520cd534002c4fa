import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  /* The line of a cell that begins a row lies outside and is cut off. */
  clip-path: inset(-4px -4px -4px 0);
  & > * {
    position: relative;
    padding-inline-end: 24px;
  }
  & > *::before {
    position: absolute;
    inset: 0 auto;
    inset-inline-start: -24px;
    border-inline-start: 1px solid var(--pb-line-hair);
    content: '';
  }
  /* As wide as a sum of money: the cells that do not fit begin a row of their own. */
  &[data-spread] > * {
    flex: 1 1 10rem;
  }
  @media (max-width: 47.99em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px 16px;
    & > * {
      padding: 0;
    }
    & > *::before {
      display: none;
    }
    & > [data-size='lg'] {
      grid-column: 1 / -1;
    }
  }
`;

export interface LedgerStripProps extends ComponentPropsWithRef<'div'> {
  /** Cells share the whole width. */
  spread?: boolean | undefined;
}

/** Several `Stat` in a row divided by hairlines, as in a ledger. */
export function LedgerStrip({ spread = false, ...rest }: LedgerStripProps): ReactElement {
  return <Root data-spread={spread ? '' : undefined} {...rest} />;
}
