import { styled } from 'styled-components';

export const Note = styled.p`
  color: var(--pb-text-secondary);
`;
