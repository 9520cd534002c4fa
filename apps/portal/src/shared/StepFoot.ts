import { styled } from 'styled-components';

/** Where a step of a phone holds its main act: at the bottom of the screen, under the thumb; wider screens have it in the form. */
export const StepFoot = styled.div`
  @media (max-width: 47.99em) {
    position: sticky;
    bottom: 0;
    z-index: var(--pb-z-sticky);
    order: 1;
    margin: auto -16px 0;
    padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--pb-line-hair);
    background: var(--pb-bg-surface);
  }
  /* A low window, or letters twice as large, have no height for it. */
  @media (max-width: 17em), (max-width: 47.99em) and (max-height: 25em) {
    position: static;
  }
`;
