import { css } from 'styled-components';

/** The label of a checkbox or radio and its 18 px native control, drawn without images (a strict CSP forbids them). */
export const choiceCss: ReturnType<typeof css> = css`
  position: relative;
  display: inline-flex;
  gap: 10px;
  align-items: flex-start;
  max-width: 100%;
  font: var(--pb-body-type);
  cursor: pointer;

  & > input {
    position: relative;
    flex: none;
    width: 18px;
    height: 18px;
    margin: calc((1lh - 18px) / 2) 0 0;
    border: 1px solid var(--pb-line-strong);
    appearance: none;
    background: var(--pb-bg-surface);
    cursor: inherit;
    transition:
      background-color var(--pb-duration-fast),
      border-color var(--pb-duration-fast);
  }
  &:hover > input:not(:disabled) {
    border-color: var(--pb-text-secondary);
  }
  /* A radio of a group without a choice is :indeterminate too. :where() lets a radio draw its choice another way. */
  & > input:where(:checked, [type='checkbox']:indeterminate) {
    border-color: var(--pb-accent-fill);
    background: var(--pb-accent-fill);
  }
  &:hover > input:where(:checked, [type='checkbox']:indeterminate):not(:disabled) {
    border-color: var(--pb-accent-fill-hover);
    background: var(--pb-accent-fill-hover);
  }
  & > input[aria-invalid='true']:not(:checked) {
    border: 1.5px solid var(--pb-danger-fill);
  }
  & > input:disabled {
    border-color: var(--pb-line-hair);
    background: var(--pb-bg-sunken);
  }
  &[data-disabled] {
    color: var(--pb-text-disabled);
    cursor: not-allowed;
  }
  & [data-part='text'] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='hint'] {
    display: block;
    font: var(--pb-type-caption);
    color: var(--pb-text-tertiary);
  }
  @media (pointer: coarse) {
    & > input::after {
      position: absolute;
      inset: -14px;
      content: '';
    }
  }
  @media (forced-colors: active) {
    & > input[type='checkbox']:is(:checked, :indeterminate) {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
