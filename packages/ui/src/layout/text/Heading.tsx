import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.h2`
  overflow-wrap: anywhere;
  text-wrap: balance;
  &[data-size='page'] {
    font: var(--pb-page-title-type);
    letter-spacing: var(--pb-page-title-spacing);
  }
  &[data-size='h1'] {
    font: var(--pb-type-h1);
    letter-spacing: var(--pb-type-h1-spacing);
  }
  &[data-size='h2'] {
    font: var(--pb-type-h2);
    letter-spacing: var(--pb-type-h2-spacing);
  }
  &[data-size='h3'] {
    font: var(--pb-type-h3);
  }
  &[data-size='ui'] {
    font: var(--pb-type-ui-strong);
  }
`;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How it looks. @default by level: page, h2, h3, ui */
  size?: 'page' | 'h1' | 'h2' | 'h3' | 'ui' | undefined;
}

const SIZES = { 1: 'page', 2: 'h2', 3: 'h3', 4: 'ui' } as const;

/** A heading: the level is for the outline, the size for the eye. Sentence case. */
export function Heading({ level, size = SIZES[level], ...rest }: HeadingProps): ReactElement {
  return <Root as={`h${level}`} data-size={size} {...rest} />;
}
