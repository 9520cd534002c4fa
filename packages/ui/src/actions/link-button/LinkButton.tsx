import { type ComponentPropsWithRef, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';

import { buttonCss } from '../button/Button.styles.ts';
import type { ButtonLook } from '../button/Button.types.ts';
import { ButtonContent } from '../button/ButtonContent.tsx';

const Root = styled.a`
  ${buttonCss}
`;

interface LinkElementProps {
  className?: string | undefined;
  children?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface LinkButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The router's own link, e.g. `<Link to="/sales" />`; it gets the look and the content. A plain `<a>` otherwise. */
  render?: ReactElement<LinkElementProps> | undefined;
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
  const content = (
    <ButtonContent icon={icon} iconEnd={iconEnd} kbd={kbd} size={size}>
      {children}
    </ButtonContent>
  );
  if (render === undefined) {
    return (
      <Root {...look} {...rest}>
        {content}
      </Root>
    );
  }
  const As = render.type as 'a';
  const { children: _own, ...own } = render.props;
  return (
    <Root as={As} {...look} {...own} {...rest}>
      {content}
    </Root>
  );
}
