import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  & > * {
    flex: none;
    padding: 0 24px;
  }
  & > * + * {
    border-left: 1px solid var(--pb-line-hair);
  }
  & > :first-child {
    padding-left: 0;
  }
  &[data-spread] > * {
    flex: 1;
  }
  @media (max-width: 47.99em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px 16px;
    & > * {
      padding: 0;
    }
    & > * + * {
      border-left: 0;
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
