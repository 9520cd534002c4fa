import { css } from 'styled-components';

export const accordionCss: ReturnType<typeof css> = css`
  min-width: 0;
  border-block: 1px solid var(--pb-line-hair);
  & > [data-part='item'] + [data-part='item'] {
    border-block-start: 1px solid var(--pb-line-soft);
  }
  & > * > :is(h2, h3, h4) {
    font: var(--pb-type-ui-strong);
  }
  & > * > :is(h2, h3, h4) > button {
    display: flex;
    gap: 12px;
    align-items: center;
    width: 100%;
    min-height: 48px;
    padding: 10px 4px;
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
  }
  & button > [data-part='title'] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='meta'] {
    flex: none;
    max-width: 50%;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-table);
    overflow-wrap: anywhere;
  }
  & button > svg {
    color: var(--pb-text-secondary);
    transition: rotate var(--pb-duration-base) var(--pb-ease-out);
  }
  & button[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  & button:hover:not([aria-disabled='true']) {
    background: var(--pb-bg-hover);
  }
  & button[aria-disabled='true'] {
    color: var(--pb-text-disabled);
  }
  & [data-part='reason'] {
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & [data-part='panel'] {
    display: grid;
    grid-template-rows: 0fr;
    visibility: hidden;
    transition:
      grid-template-rows calc(var(--pb-motion) * var(--pb-duration-base)) var(--pb-ease-out),
      visibility 0s calc(var(--pb-motion) * var(--pb-duration-base));
  }
  & [data-part='panel'][data-open] {
    grid-template-rows: 1fr;
    visibility: visible;
    transition:
      grid-template-rows calc(var(--pb-motion) * var(--pb-duration-base)) var(--pb-ease-out),
      visibility 0s;
  }
  & [data-part='panel'] > div {
    min-height: 0;
    overflow: hidden;
    font: var(--pb-body-type);
  }
  & [data-part='panel'] > div > div {
    padding: 4px 4px 20px;
    overflow-wrap: anywhere;
  }
  /* On paper nothing can be opened, so all of it is. */
  @media print {
    & [data-part='panel'] {
      grid-template-rows: 1fr;
      visibility: visible;
    }
    & button > svg {
      display: none;
    }
  }
`;
