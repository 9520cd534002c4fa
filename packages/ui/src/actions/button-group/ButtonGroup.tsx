import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  &[data-align='end'] {
    justify-content: flex-end;
  }
  &[data-align='between'] {
    justify-content: space-between;
  }
  @media (max-width: 47.99em) {
    &[data-stack] {
      flex-direction: column;
      align-items: stretch;
    }
  }
`;

export interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
  /** Where the buttons stand in the row. @default 'start' */
  align?: 'start' | 'end' | 'between' | undefined;
  /** One under another on a phone. */
  stack?: boolean | undefined;
}

/** Buttons of one decision: primary first, destructive at the other end with `align="between"`. */
export function ButtonGroup({ align = 'start', stack = false, ...rest }: ButtonGroupProps): ReactElement {
  return <Root data-align={align} data-stack={stack ? '' : undefined} {...rest} />;
}
