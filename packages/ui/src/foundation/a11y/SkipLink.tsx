import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: var(--pb-z-command);
  padding: 12px 16px;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-raised);
  font: var(--pb-type-ui-strong);
  @media print {
    display: none;
  }
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Where to jump. @default '#main' */
  href?: string | undefined;
}

/** First link of the page: past the navigation, straight to the content. */
export function SkipLink({ href = '#main', children = 'Перейти к содержанию', ...rest }: SkipLinkProps): ReactElement {
  return (
    <Root href={href} {...rest}>
      {children}
    </Root>
  );
}
