import { styled } from 'styled-components';

/** The main button of a phone stands under the thumb, over the bottom bar; wider screens have it in the page. */
export const PinnedAction = styled.div`
  position: sticky;
  bottom: calc(var(--shell-bottom) + 12px);
  z-index: var(--pb-z-sticky);
  margin-top: 16px;
  @media (min-width: 48em) {
    display: none;
  }
`;
