import { styled } from 'styled-components';

/** Two inputs of an interval with a dash between them. */
export const Pair: ReturnType<typeof styled.div<object>> = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 8px;
  width: min(280px, 100%);
`;
