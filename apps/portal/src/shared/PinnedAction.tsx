import { styled } from 'styled-components';

/** The main button of a phone stands under the thumb, over the bottom bar; wider screens have it in the page. */
export const PinnedAction = styled.div`
  position: sticky;
  bottom: calc(var(--shell-bottom) + 12px);
  z-index: var(--pb-z-sticky);
  margin-top: 16px;
  /* A low window, or letters twice as large, have no height for it. */
  @media (max-width: 17em), (max-height: 25em) {
    position: static;
  }
  @media (min-width: 48em) {
    display: none;
  }
`;
