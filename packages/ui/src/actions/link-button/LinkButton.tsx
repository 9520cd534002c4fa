import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { asLink, type LinkElement } from '../../foundation/link/as-link.ts';
import { buttonCss } from '../button/Button.styles.ts';
import type { ButtonLook } from '../button/Button.types.ts';
import { ButtonContent } from '../button/ButtonContent.tsx';

const Root = styled.a`
  ${buttonCss}
`;

export interface LinkButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The router's own link, e.g. `<Link to="/sales" />`; it gets the look and the content. A plain `<a>` otherwise. */
  render?: LinkElement | undefined;
}

/** Leads to another place and looks like a button. Never for actions. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  wide,
  icon,
  iconEnd,
  kbd,
  render,
  children,
  ...rest
}: LinkButtonProps): ReactElement {
  const look = { 'data-variant': variant, 'data-size': size, 'data-wide': wide ? '' : undefined };
  return (
    <Root {...look} {...(render ? asLink(render, rest) : rest)}>
      <ButtonContent icon={icon} iconEnd={iconEnd} kbd={kbd} size={size}>
        {children}
      </ButtonContent>
    </Root>
  );
}
