import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { LinkButton } from '../../actions/link-button/LinkButton.tsx';
import type { IconComponent } from '../../brand/icon/icon-component.ts';
import type { LinkElement } from '../../foundation/link/as-link.ts';

interface Going {
  /** The router's link of a page. */
  readonly renderLink: ((page: number) => LinkElement) | undefined;
  /** Called with the page a press leads to. */
  readonly onGo: (page: number) => void;
}

export interface PageLinkProps extends Going {
  /** Name of the page for screen readers. */
  readonly label: string;
  /** Page it leads to, from 1. */
  readonly number: number;
  /** Whether this page is open. */
  readonly current: boolean;
  /** What is written on it. */
  readonly children: ReactNode;
}

/** One page: a link where pages have addresses, a button otherwise. */
export function PageLink({ renderLink, onGo, label, number, current, children }: PageLinkProps): ReactElement {
  const shared = {
    variant: 'plain',
    size: 'sm',
    'aria-label': label,
    'aria-current': current ? 'page' : undefined,
    onClick: () => onGo(number),
  } as const;
  return renderLink ? (
    <LinkButton {...shared} render={renderLink(number)}>
      {children}
    </LinkButton>
  ) : (
    <Button {...shared}>{children}</Button>
  );
}

const Arrow = styled(LinkButton)`
  & > [data-part='content'] {
    display: none;
  }
`;

export interface StepProps extends Going {
  /** Its drawing. */
  readonly icon: IconComponent;
  /** Name of the step, read aloud and shown as a hint. */
  readonly label: string;
  /** Page it leads to; undefined where there is none. */
  readonly to: number | undefined;
}

/** The arrow to the page before or after. */
export function Step({ renderLink, onGo, icon, label, to }: StepProps): ReactElement {
  return renderLink && to !== undefined ? (
    <Arrow
      variant="plain"
      size="sm"
      icon={icon}
      aria-label={label}
      title={label}
      render={renderLink(to)}
      onClick={() => onGo(to)}
    >
      {label}
    </Arrow>
  ) : (
    <IconButton
      icon={icon}
      label={label}
      size="sm"
      disabled={to === undefined}
      onClick={() => to !== undefined && onGo(to)}
    />
  );
}
