import { styled } from 'styled-components';

/** The queue, the photo and the decision next to each other where the window has room. */
export const Root: ReturnType<typeof styled.div<object>> = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 100%;
  & > [data-part='columns'] {
    display: grid;
    grid-row: 2;
    min-height: 0;
    background: var(--pb-bg-surface);
  }
  & > [data-part='lists'] {
    grid-row: 1;
    padding: 8px 16px;
    border-block-end: 1px solid var(--pb-line-hair);
  }
  & [data-part='queue'] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
    border-inline-end: 1px solid var(--pb-line-hair);
  }
  & [data-part='queue'] > header {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding: 8px 16px;
    border-block-end: 1px solid var(--pb-line-hair);
    font: var(--pb-type-ui-strong);
  }
  & [data-part='photo'] {
    min-width: 0;
    min-height: 320px;
    padding: 16px;
    background: var(--pb-bg-canvas);
  }
  @media (min-width: 64em) {
    height: calc(100dvh - 52px);
    & > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 440px;
    }
  }
  @media (min-width: 90em) {
    & > [data-part='columns'] {
      grid-template-columns: 348px minmax(0, 1fr) 440px;
    }
    & [data-part='photo'] {
      border-inline-end: 1px solid var(--pb-line-hair);
    }
  }
`;

/** The section has no margins of its own: its columns go from edge to edge. */
export const Waiting: ReturnType<typeof styled.div<object>> = styled.div`
  padding: 16px;
  @media (min-width: 64em) {
    padding: 20px 24px;
  }
`;
