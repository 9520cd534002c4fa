import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages/context.ts';
import { skipLinkMessages } from './skip-link.messages.ts';

const Root = styled.a`
  position: fixed;
  top: 8px;
  inset-inline-start: 8px;
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

/**
 * First link of the page: past the navigation, straight to the content. It moves the focus itself and leaves the address
 * and the history alone: an entry of the browser's own would be taken for a leaving of the page.
 */
export function SkipLink({ href = '#main', children, onClick, ...rest }: SkipLinkProps): ReactElement {
  const say = useMessages(skipLinkMessages);
  const jump = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const place = href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
    if (event.defaultPrevented || !place) return;
    event.preventDefault();
    if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus();
    place.scrollIntoView({ block: 'start' });
  };
  return (
    <Root href={href} onClick={jump} {...rest}>
      {children ?? say.text}
    </Root>
  );
}
