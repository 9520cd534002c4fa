import { styled } from 'styled-components';

/** A remark with a link. The faces come after the text: a link stands where no width of theirs can move it. */
export const Note = styled.p`
  color: var(--pb-text-secondary);
  & > span {
    display: inline-block;
    min-width: 10.3em;
  }
  & > a:only-child {
    display: block;
    width: fit-content;
  }
  @media (pointer: coarse) {
    & > a:only-child {
      padding-block: 10px;
    }
  }
`;
