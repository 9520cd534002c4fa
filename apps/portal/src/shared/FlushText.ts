import { styled } from 'styled-components';

/** Around a text button of a phone: its words, not its invisible edge, stand where the content begins. */
export const FlushText = styled.span`
  display: contents;
  @media (max-width: 47.99em) {
    & > [data-variant='text'] {
      margin-inline-start: calc(-1px - var(--pb-button-padding));
    }
  }
`;
