import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
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
export function SkipLink({
  href = '#main',
  children = 'Перейти к содержанию',
  onClick,
  ...rest
}: SkipLinkProps): ReactElement {
  // A hash in the address would be a step of history the app's router knows nothing of.
  const jump = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const target = href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
    if (event.defaultPrevented || !target) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  };
  return (
    <Root href={href} {...rest} onClick={jump}>
      {children}
    </Root>
  );
}
