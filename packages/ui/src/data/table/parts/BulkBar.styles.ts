import { styled } from 'styled-components';

/** Same place, same height: with rows chosen the footer is the bar of actions, its pages at the end. */
export const BulkFooter: ReturnType<typeof styled.div<object>> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  min-height: 44px;
  padding: 4px 16px;
  border-radius: 0 0 calc(var(--pb-radius-md) - 1px) calc(var(--pb-radius-md) - 1px);
  background: var(--pb-bg-inverse);
  color: var(--pb-text-inverse);
  font: var(--pb-type-table);
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
  }
  & > p strong {
    font-weight: 600;
  }
  & button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--pb-radius-sm);
    background: none;
    color: inherit;
    font: inherit;
  }
  & button:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  & button[aria-disabled='true'] {
    opacity: 0.55;
    text-decoration: none;
  }
  & button:focus-visible {
    outline-color: var(--pb-text-inverse);
    outline-offset: 0;
  }
  & > p button {
    padding: 0;
    min-height: 24px;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  &:not([data-phone]) > button:last-child {
    margin-inline-start: auto;
  }
  & kbd {
    padding: 0 6px;
    border: 1px solid currentColor;
    border-radius: var(--pb-radius-mark);
    font: 500 0.6875rem/1rem var(--pb-font-text);
  }
  &[data-phone] {
    position: sticky;
    inset-block-end: 0;
    z-index: 3;
    gap: 0;
    padding: 0;
    border-radius: 0;
    border-block-start: 1px solid var(--pb-line-hair);
    background: var(--pb-bg-raised);
    color: var(--pb-text-primary);
    padding-block-end: env(safe-area-inset-bottom);
  }
  &[data-phone] > p {
    flex: 1 0 100%;
    align-items: center;
    min-height: 44px;
    padding: 0 16px;
    padding-inline-start: 4px;
    background: var(--pb-bg-selected);
  }
  &[data-phone] > p > span {
    margin-inline-start: auto;
  }
  &[data-phone] > p button {
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
  }
  &[data-phone] > button {
    flex: 1 1 0;
    min-width: 0;
    flex-direction: column;
    justify-content: center;
    gap: 4px;
    min-height: 68px;
    margin: 0;
    font: var(--pb-type-tab);
  }
`;
