import { useContext, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { PortalShellContext } from './PortalShellContext.ts';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--pb-z-nav);
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--pb-size-topbar-portal);
  margin: 0 -16px 16px;
  padding: 4px 16px;
  border-block-end: 1px solid var(--pb-line-hair);
  background: var(--pb-bg-canvas);
  & > div:first-of-type {
    flex: 1;
    min-width: 0;
  }
  & h1 {
    font: 600 1.125rem/1.5rem var(--pb-font-text);
  }
  & p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
    overflow-wrap: anywhere;
  }
  & > [data-tools],
  & > [data-actions] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
  }
  & > [data-actions] {
    display: none;
  }
  & > [data-disc] {
    display: inline-flex;
  }
  /* The disc is smaller than a thumb. */
  & > [data-disc] > a {
    padding: 4px;
    margin: -4px;
  }
  @media (min-width: 48em) {
    margin-inline: -24px;
    padding-inline: 24px;
    & > [data-actions] {
      display: flex;
    }
  }
  /* A low window, or letters twice as large, have no height for a head that stands over the page. */
  @media (max-width: 17em), (max-height: 25em) {
    position: static;
  }
  @media (min-width: 64em) {
    position: static;
    align-items: flex-start;
    margin: 0 0 20px;
    padding: 0;
    border: 0;
    &:not(:has(h1)) {
      align-items: center;
      min-height: 0;
      margin-block-end: 8px;
    }
    & h1 {
      font: var(--pb-type-h1);
      letter-spacing: var(--pb-type-h1-spacing);
    }
    & p {
      margin-block-start: 4px;
      font: var(--pb-type-body);
    }
    & > [data-disc] {
      display: none;
    }
  }
  @media print {
    position: static;
    margin-inline: 0;
    border: 0;
    & > :not(:first-child) {
      display: none;
    }
  }
`;

export interface PortalHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** Heading of the screen, level 1. Leave it out where the screen has an `h1` of its own. */
  title?: ReactNode;
  /** A quiet line under the title. */
  subtitle?: ReactNode;
  /** Step back, before the title. */
  back?: ReactNode;
  /** Buttons of the screen; on phones they live in the screen itself, at its bottom. */
  actions?: ReactNode;
}

/** Top of a portal screen: its `h1`, the tools of the shell at the right. */
export function PortalHeader({ title, subtitle, back, actions, ...rest }: PortalHeaderProps): ReactElement {
  const { tools, disc } = useContext(PortalShellContext);
  return (
    <Root {...rest}>
      {back}
      <div>
        {title !== undefined && <h1>{title}</h1>}
        {subtitle !== undefined && <p>{subtitle}</p>}
      </div>
      {actions !== undefined && <div data-actions="">{actions}</div>}
      {tools !== undefined && <div data-tools="">{tools}</div>}
      {disc && <div data-disc="">{disc}</div>}
    </Root>
  );
}
