import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

// Without a box of its own: the fields stand in the grid or the stack around them until a style says otherwise.
const Root = styled.div`
  display: contents;
`;

/** The element around fields that belong together. */
export function Group(props: ComponentPropsWithRef<'div'>): ReactElement {
  return <Root {...props} />;
}
