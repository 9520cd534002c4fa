import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { hiddenCss } from '../../foundation/css/hidden.ts';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: 20px;
  & > div:first-child {
    flex: 1 1 320px;
    min-width: 0;
  }
  & h1 {
    font: var(--pb-page-title-type);
    letter-spacing: var(--pb-page-title-spacing);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & [data-part='meta'] {
    margin-top: 4px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  @media (max-width: 47.99em) {
    &[data-in-bar] h1 {
      ${hiddenCss}
    }
    /* Nothing else to show: the header takes no room, not even the gap before the next block. */
    &[data-in-bar]:not(:has([data-part])) {
      position: absolute;
    }
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
`;

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** Heading of the page, level 1. */
  title: ReactNode;
  /** Line under the title: date and place, counts. */
  meta?: ReactNode | undefined;
  /** Breadcrumbs above the title. */
  breadcrumbs?: ReactNode | undefined;
  /** Buttons of the page, at the right; under the title on a phone. */
  actions?: ReactNode | undefined;
  /** On phones the bar of the shell says the title already: there it is kept for those who listen. */
  inBar?: boolean | undefined;
}

/** Head of a page: the only `h1`, and what can be done with the whole page. It has its own margin of 20 px below. */
export function PageHeader({
  title,
  meta,
  breadcrumbs,
  actions,
  inBar = false,
  ...rest
}: PageHeaderProps): ReactElement {
  return (
    <Root {...rest} data-in-bar={inBar ? '' : undefined}>
      <div>
        {breadcrumbs}
        <h1>{title}</h1>
        {meta !== undefined && <div data-part="meta">{meta}</div>}
      </div>
      {actions !== undefined && <div data-part="actions">{actions}</div>}
    </Root>
  );
}
