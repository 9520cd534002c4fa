import { styled } from 'styled-components';

/** What stands in place of the form after it was sent, its heading in focus. */
export const Ending = styled.div`
  display: grid;
  gap: 20px;
  & h3 {
    font: var(--pb-type-h2);
    letter-spacing: var(--pb-type-h2-spacing);
  }
  & h3:focus {
    outline: none;
  }
`;
