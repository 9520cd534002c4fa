import { styled } from 'styled-components';

/** A box around rows where there is room for one. */
export const RowsFrame = styled.div`
  & li + li {
    border-top: 1px solid var(--pb-line-soft);
  }
  @media (min-width: 48em) {
    overflow: hidden;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-surface);
  }
`;
