import { styled } from 'styled-components';

export const Scrim: ReturnType<typeof styled.div<object>> = styled.div`
  position: fixed;
  inset: 0;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding: min(104px, 10dvh) 16px 16px;
  background: color-mix(in srgb, var(--pb-bg-scrim) 44%, transparent);
`;

export const Panel: ReturnType<typeof styled.div<object>> = styled.div`
  display: flex;
  flex-direction: column;
  width: min(640px, 100%);
  max-height: 100%;
  overflow: hidden;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-raised);
  box-shadow: var(--pb-shadow-sheet);
  font: var(--pb-type-ui);

  & [data-field] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
    height: 56px;
    padding: 0 16px;
    border-block-end: 1px solid var(--pb-line-hair);
    color: var(--pb-text-secondary);
  }
  & input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    color: var(--pb-text-primary);
    font: var(--pb-type-body-lg);
    outline: none;
  }
  & [role='listbox'] {
    flex: 1;
    min-height: 0;
    margin: 0;
    padding: 0 0 8px;
    overflow-y: auto;
    scroll-padding-block: 40px;
  }
  & [role='group'] > [role='presentation'] {
    padding: 12px 16px 6px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    padding: 4px 16px;
    cursor: default;
  }
  & [role='option'][aria-selected='true'] {
    background: var(--pb-accent-subtle);
    outline: 1px solid transparent;
    outline-offset: -1px;
  }
  & [role='option'][aria-disabled='true'] * {
    color: var(--pb-text-disabled);
  }
  & [role='option'] > svg {
    color: var(--pb-text-secondary);
  }
  & [data-label] {
    flex: none;
    max-width: 100%;
  }
  & [data-label] mark {
    background: none;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  & [data-detail] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-end] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    margin-inline-start: auto;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & kbd {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 20px;
    height: 20px;
    padding: 0 6px;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-mark);
    background: var(--pb-bg-surface);
    font: 500 0.6875rem/1rem var(--pb-font-text);
  }
  & [data-foot] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
    min-height: 36px;
    padding: 6px 16px;
    border-block-start: 1px solid var(--pb-line-hair);
    background: var(--pb-bg-sunken);
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  & [data-foot] span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & [data-none] {
    padding: 24px 16px;
    color: var(--pb-text-secondary);
    text-align: center;
  }
  @media (pointer: coarse) {
    & [data-foot] {
      display: none;
    }
    & [role='option'] {
      min-height: 48px;
    }
  }
`;
