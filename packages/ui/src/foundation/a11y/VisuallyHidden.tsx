import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { hiddenCss } from '../css/hidden.ts';

const Root = styled.span`
  ${hiddenCss}
  margin: -1px;
  white-space: nowrap;
`;

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>): ReactElement {
  return <Root {...props} />;
}
