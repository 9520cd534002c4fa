import { styled } from 'styled-components';

export const Table: ReturnType<typeof styled.table<object>> = styled.table`
  border-spacing: 0;
  border-collapse: collapse;
  font: var(--pb-type-ui);
  & th {
    width: var(--cell-w, 36px);
    height: 28px;
    padding: 0;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
    font-weight: 400;
  }
  & td {
    position: relative;
    width: var(--cell-w, 36px);
    height: var(--cell-h, 36px);
    padding: 0;
    text-align: center;
    cursor: pointer;
  }
  & td[data-empty] {
    cursor: default;
  }
  & td[data-weekend] {
    color: var(--pb-text-secondary);
  }
  & td[data-day]:hover {
    background: var(--pb-bg-hover);
  }
  & td[data-in] {
    background: var(--pb-accent-subtle-strong);
    color: var(--pb-text-primary);
  }
  & td[data-in]:hover {
    background: var(--pb-accent-subtle-strong);
    box-shadow: inset 0 0 0 1px var(--pb-accent-line);
  }
  & td[aria-selected='true'][data-end] {
    border-radius: var(--pb-radius-sm);
    background: var(--pb-accent-fill);
    color: var(--pb-accent-on-fill);
    font-weight: 600;
  }
  & td[aria-disabled='true'] {
    color: var(--pb-text-disabled);
    cursor: not-allowed;
  }
  & td[data-today]::after {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-start: calc(50% - 2px);
    width: 4px;
    height: 4px;
    border-radius: var(--pb-radius-full);
    background: currentColor;
    content: '';
  }
  & td:focus-visible {
    z-index: 1;
    border-radius: var(--pb-radius-sm);
    outline-offset: -1px;
  }
  & td[data-end]:focus-visible {
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & td[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Panel: ReturnType<typeof styled.div<object>> = styled.div`
  padding: 12px 16px 16px;
  & [data-head] {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
    margin-block-end: 4px;
  }
  & h3 {
    flex: 1;
    font: 500 0.875rem/1.25rem var(--pb-font-text);
    text-align: center;
  }
  & h3::first-letter {
    text-transform: uppercase;
  }
  & select {
    flex: 1;
    min-width: 0;
    height: 32px;
    padding: 0 4px;
    border: 1px solid var(--pb-line-strong);
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-surface);
    font: var(--pb-type-ui);
  }
  @media (pointer: coarse) {
    --cell-w: 44px;
    --cell-h: 44px;
  }
`;
