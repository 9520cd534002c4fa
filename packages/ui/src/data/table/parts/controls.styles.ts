import { css } from 'styled-components';

import { tickCss } from '../../../inputs/checkbox/tick.ts';

/** Checkboxes, heads, links and menus inside cells. */
export const controlsCss: ReturnType<typeof css> = css`
  & [data-service] {
    width: 44px;
    padding-inline: 16px 4px;
    text-overflow: clip;
  }
  & [data-service='menu'] {
    padding-inline: 4px;
    text-align: center;
  }
  & input[type='checkbox'] {
    position: relative;
    display: block;
    width: 18px;
    height: 18px;
    border: 1.5px solid var(--pb-line-strong);
    border-radius: var(--pb-radius-mark);
    background: var(--pb-bg-surface);
    appearance: none;
    cursor: pointer;
    &:disabled {
      border-color: var(--pb-line-hair);
      background: var(--pb-bg-sunken);
      cursor: default;
    }
    &::after {
      position: absolute;
      inset: -13px;
      content: '';
    }
    &:is(:checked, :indeterminate) {
      border-color: var(--pb-accent-fill);
      background: var(--pb-accent-fill);
    }
    &:checked::before {
      position: absolute;
      ${tickCss}
      content: '';
    }
    &:indeterminate::before {
      position: absolute;
      inset: 6.5px 3px auto;
      height: 2px;
      border-radius: 1px;
      background: var(--pb-accent-on-fill);
      content: '';
    }
  }
  & [data-sort] {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-width: 100%;
    min-height: 24px;
    margin-inline: -4px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--pb-radius-sm);
    background: none;
    color: inherit;
    font: inherit;
  }
  & [data-sort] span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & th[aria-sort] [data-sort] {
    color: var(--pb-text-primary);
    font-weight: 600;
  }
  & [data-align='end'] > [data-sort] {
    flex-direction: row-reverse;
  }
  & [data-sort] svg[data-idle] {
    position: absolute;
    inset-inline-end: -12px;
    opacity: 0;
  }
  & [data-align='end'] > [data-sort] svg[data-idle] {
    inset-inline: -12px auto;
  }
  & [data-sort]:is(:hover, :focus-visible) svg[data-idle] {
    opacity: 0.55;
  }
  & [data-sort] small {
    color: var(--pb-text-tertiary);
    font: inherit;
  }
  & [data-resize] {
    position: absolute;
    inset-block: 6px;
    inset-inline-end: 0;
    width: 9px;
    cursor: col-resize;
    touch-action: none;
  }
  & [data-resize]::after {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: 1px;
    background: transparent;
    content: '';
  }
  & th:hover > [data-resize]::after,
  & [data-resize]:active::after {
    width: 2px;
    background: var(--pb-line-strong);
  }
  & [data-link] {
    max-width: 100%;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    color: var(--pb-text-primary);
    font: inherit;
    font-weight: 500;
    text-align: start;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-lines] > [data-link] {
    white-space: normal;
  }
  & [data-link]:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  & [data-menu] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--pb-radius-sm);
    background: none;
    color: var(--pb-text-secondary);
  }
  & [data-menu]:hover,
  & [data-menu][aria-expanded='true'] {
    background: var(--pb-bg-active);
  }
  & [data-editable] {
    cursor: text;
  }
`;
