import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>): ReactElement {
  return <Root {...props} />;
}
