import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { Glyph } from '../glyph/Glyph.tsx';
import type { GlyphName } from '../glyph/shapes.tsx';

const Root = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: baseline;
  font: var(--pb-type-table);
  color: inherit;
  & > svg {
    position: relative;
    top: 2px;
  }
  &[data-status='warn'] {
    color: var(--pb-warning-text);
  }
  &[data-status='bad'] {
    color: var(--pb-danger-text);
  }
`;

export interface StatusLabelProps extends ComponentPropsWithRef<'span'> {
  /** Which status: gives the sign and the colour; the text is the child. */
  status: GlyphName;
}

/** A state: its glyph and its word. Only a warning and a refusal colour the word. */
export function StatusLabel({ status, children, ...rest }: StatusLabelProps): ReactElement {
  return (
    <Root data-status={status} {...rest}>
      <Glyph name={status} />
      <span>{children}</span>
    </Root>
  );
}
