import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../brand/icon/Icon.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { breadcrumbsMessages } from './breadcrumbs.messages.ts';
import { ChevronEnd } from '../../brand/icon/chevrons.tsx';

const Root = styled.nav`
  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    align-items: center;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & li {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: inherit;
    text-decoration-line: none;
  }
  & a:hover {
    color: var(--pb-accent-text);
    text-decoration-line: underline;
  }
  & svg {
    color: var(--pb-text-tertiary);
  }
  /* A finger's room around the link, the line stays as high as it is. */
  @media (pointer: coarse) {
    & a {
      margin: -12px -4px;
      padding: 12px 4px;
    }
  }
`;

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Links from the top down; the last is this page: plain text or a link. */
  items: readonly ReactNode[];
}

/** The way to this page. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps): ReactElement {
  const say = useMessages(breadcrumbsMessages);
  return (
    <Root aria-label={say.label} {...rest}>
      <ol>
        {items.map((item, at) => (
          <li key={at} aria-current={at === items.length - 1 ? 'page' : undefined}>
            {at > 0 && <Icon as={ChevronEnd} size={14} />}
            {item}
          </li>
        ))}
      </ol>
    </Root>
  );
}
