import { css } from 'styled-components';

/** The box every text-like control lives in: input, select, combobox, date, number. */
export const boxCss: ReturnType<typeof css> = css`
  position: relative;
  display: flex;
  gap: 8px;
  align-items: center;
  width: 100%;
  min-width: 0;
  min-height: var(--pb-control-height);
  padding-inline: var(--pb-control-padding);
  border: 1px solid var(--pb-line-strong);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-surface);
  color: var(--pb-text-primary);
  font: var(--pb-control-type);
  cursor: text;
  transition: border-color var(--pb-duration-fast);

  &[data-size='sm'] {
    min-height: var(--pb-size-control-compact);
    padding-inline: 8px;
    font: var(--pb-type-table);
  }
  & > svg {
    color: var(--pb-text-secondary);
  }
  &:hover {
    border-color: var(--pb-text-secondary);
  }
  &:focus-within,
  &[data-open] {
    border-color: var(--pb-accent-fill);
    outline: 2px solid var(--pb-focus-ring);
    outline-offset: 1px;
  }
  &[data-invalid] {
    border-color: var(--pb-danger-fill);
    box-shadow: inset 0 0 0 0.5px var(--pb-danger-fill);
  }
  &[data-disabled] {
    border-color: var(--pb-line-hair);
    background: var(--pb-bg-sunken);
    color: var(--pb-text-disabled);
    cursor: not-allowed;
  }
  &[data-readonly] {
    padding-inline: 0;
    border-color: transparent;
    border-bottom: 1px dashed var(--pb-line-strong);
    border-radius: 0;
    background: none;
  }
  @media (max-width: 47.99em) {
    &[data-size='sm'] {
      font: var(--pb-type-body-lg);
    }
  }
`;

/** The native control inside the box. */
export const innerCss: ReturnType<typeof css> = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  &::placeholder {
    color: var(--pb-text-tertiary);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:disabled {
    color: inherit;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: var(--pb-text-primary);
    box-shadow: 0 0 0 100px var(--pb-bg-surface) inset;
  }
`;
