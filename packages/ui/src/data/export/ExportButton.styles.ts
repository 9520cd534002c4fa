import { styled } from 'styled-components';

export const Box: ReturnType<typeof styled.div<object>> = styled.div`
  display: inline-flex;
  flex-direction: column;
  gap: 4px;
  align-items: stretch;
  min-width: 0;
  & > button {
    align-self: start;
  }
  & > [data-failed] {
    color: var(--pb-danger-text);
    font: var(--pb-type-caption);
    overflow-wrap: anywhere;
  }
`;
