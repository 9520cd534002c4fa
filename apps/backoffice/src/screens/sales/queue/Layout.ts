import { styled } from 'styled-components';

/** The queue, the photo and the decision next to each other where the window has room. */
export const Root: ReturnType<typeof styled.div<object>> = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 100%;
  & > [data-part='columns'] {
    display: grid;
    grid-template-rows: auto;
    grid-auto-rows: auto;
    min-height: 0;
    background: var(--pb-bg-surface);
  }
  & [data-part='lists'] {
    padding: 8px 12px;
    border-block-end: 1px solid var(--pb-line-hair);
  }
  & [data-part='queue'] {
    display: none;
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
      grid-template: 'lists lists' auto 'photo decision' minmax(0, 1fr) / minmax(0, 1fr) 440px;
    }
    & [data-part='lists'] {
      grid-area: lists;
    }
    & [data-part='photo'] {
      grid-area: photo;
    }
    & [data-part='toast-area'] {
      grid-area: photo;
      pointer-events: none;
    }
    & [data-part='decision'] {
      grid-area: decision;
    }
  }
  @media (min-width: 80em) {
    & > [data-part='columns'] {
      grid-template: 'lists photo decision' auto 'queue photo decision' minmax(0, 1fr) / 348px minmax(0, 1fr) 440px;
    }
    & [data-part='lists'] {
      min-height: 52px;
      border-inline-end: 1px solid var(--pb-line-hair);
    }
    & [data-part='queue'] {
      display: grid;
      grid-area: queue;
      min-height: 0;
      border-inline-end: 1px solid var(--pb-line-hair);
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
