import { styled } from 'styled-components';

export const Root: ReturnType<typeof styled.div<object>> = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  padding: 32px 24px;
  overflow-wrap: anywhere;
  text-align: center;
  & > svg {
    margin-block-end: 16px;
  }
  & [data-bad] {
    color: var(--pb-danger-fill);
  }
  & h2,
  & h3 {
    font: var(--pb-type-h3);
    text-wrap: balance;
  }
  & p {
    max-width: 400px;
    color: var(--pb-text-secondary);
    font: var(--pb-body-type);
    text-wrap: pretty;
  }
  & small {
    max-width: 100%;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-mono);
    overflow-wrap: anywhere;
  }
  & > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-block-start: 16px;
  }
`;
