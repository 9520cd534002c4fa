import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { surfaceCss } from '../../overlays/popup/surface.ts';

const Root = styled.div`
  ${surfaceCss}
  padding: 4px 0;
  font: var(--pb-type-ui);

  & [role='option'],
  & [data-part='action'] {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 36px;
    padding: 6px 12px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & [role='option'],
    & [data-part='action'] {
      min-height: var(--pb-size-touch);
    }
  }
  & [role='option'][aria-selected='true'] {
    background: var(--pb-bg-selected);
  }
  & [data-active][data-active] {
    background: var(--pb-bg-active);
  }
  @media (forced-colors: active) {
    & [data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  & [role='option'][aria-disabled='true'] {
    color: var(--pb-text-disabled);
    cursor: not-allowed;
  }
  & [role='option'] > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [role='option'] small {
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & [role='option'] mark {
    background: none;
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 3px;
  }
  & [role='option'] > svg {
    color: var(--pb-accent-text);
  }
  & [data-part='group'] {
    padding: 8px 12px 2px;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & [data-part='note'] {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 8px 12px;
    color: var(--pb-text-secondary);
  }
  & [data-part='action'] {
    border-top: 1px solid var(--pb-line-soft);
    color: var(--pb-accent-text);
  }
`;
/** The floating list of options. */
export function Surface(props: ComponentPropsWithRef<'div'>): ReactElement {
  return <Root {...props} />;
}
