import { styled } from 'styled-components';

export const FooterBar: ReturnType<typeof styled.div<object>> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 44px;
  padding: 4px 8px;
  padding-inline-start: 16px;
  border-block-start: 1px solid var(--pb-line-hair);
  color: var(--pb-text-secondary);
  font: var(--pb-type-table);
  & > span:first-child {
    flex: 1;
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  & select {
    height: 32px;
    border: 0;
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-surface);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  & nav {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
  }
  & nav button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 28px;
    height: 28px;
    padding: 0 6px;
    border: 0;
    border-radius: var(--pb-radius-sm);
    background: none;
    font: inherit;
  }
  & nav button:hover:not([aria-disabled='true']) {
    background: var(--pb-bg-hover);
  }
  & nav button[aria-current] {
    background: var(--pb-bg-active);
    color: var(--pb-text-primary);
    font-weight: 600;
  }
  & nav button[aria-disabled='true'] {
    color: var(--pb-text-disabled);
  }
  & [data-gap] {
    min-width: 20px;
    text-align: center;
  }
  @media (pointer: coarse) {
    & nav button {
      min-width: 44px;
      height: 44px;
    }
    & select {
      height: 44px;
    }
  }
`;
