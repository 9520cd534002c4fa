import { css } from 'styled-components';

export const scrimCss: ReturnType<typeof css> = css`
  position: fixed;
  inset: 0;
  display: flex;
  justify-content: flex-end;
  background: var(--pb-bg-scrim);
  animation: pb-sheet-fade var(--pb-duration-slow) var(--pb-ease-out);
  @keyframes pb-sheet-fade {
    from {
      opacity: 0;
    }
  }
  @media (max-width: 47.99em) {
    align-items: flex-end;
  }
  /* On paper a sheet is the page: as long as it is, without what only a hand can use. */
  @media print {
    position: static;
    display: block;
    animation: none;
  }
`;

export const sheetCss: ReturnType<typeof css> = css`
  display: flex;
  flex-direction: column;
  width: var(--pb-size-sheet-portal);
  max-width: 100%;
  height: 100%;
  border-inline-start: 1px solid var(--pb-line-hair);
  background: var(--pb-bg-surface);
  box-shadow: var(--pb-shadow-sheet);
  outline: none;
  animation: pb-sheet-in var(--pb-duration-slow) var(--pb-ease-out);
  @keyframes pb-sheet-in {
    from {
      opacity: 0;
      translate: calc(var(--pb-motion) * var(--pb-flow, 1) * 24px) 0;
    }
  }
  &[data-size='lg'] {
    width: var(--pb-size-sheet-backoffice);
  }
  &[data-size='xl'] {
    width: 1080px;
  }
  & > header {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 64px;
    padding: 12px;
    padding-inline-start: 24px;
    border-bottom: 1px solid var(--pb-line-hair);
  }
  & > header[data-tabs] {
    border-bottom: 0;
  }
  & [data-part='name'] {
    flex: 1;
    min-width: 0;
  }
  & [data-part='name'] > h2 {
    font: var(--pb-type-h2);
    letter-spacing: var(--pb-type-h2-spacing);
    overflow-wrap: anywhere;
    /* The longest names scroll in the head; half a line more shows that they do. */
    max-height: min(6.5lh, 30dvh);
    overflow: auto;
  }
  & [data-part='meta'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & [data-part='tools'] {
    display: flex;
    align-self: flex-start;
  }
  & > [data-part='tabs'] {
    padding: 0 24px;
    border-bottom: 1px solid var(--pb-line-hair);
  }
  & > [data-part='body'] {
    flex: 1;
    min-height: 0;
    padding: 20px 24px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  /* A name that comes with the content may be of two lines: what it moves down has not been seen yet. */
  & > [data-part='body']:has(> [role='status'] [data-bone]) {
    visibility: hidden;
  }
  & > [data-part='body'] > [role='status']:has([data-bone]) {
    visibility: visible;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    min-height: 64px;
    padding: 12px 24px;
    border-top: 1px solid var(--pb-line-hair);
  }
  & > footer > [data-part='end'] {
    margin-inline-start: auto;
  }
  /* A place for buttons that come with the content, or that this step has none of. */
  & > footer:has(> div:empty:only-child) {
    display: none;
  }
  & > [data-part='grip'] {
    display: none;
  }
  @media (max-width: 47.99em) {
    width: 100% !important;
    border-inline-start: 0;
    & > header,
    & > [data-part='tabs'],
    & > [data-part='body'] {
      padding-inline: 16px;
    }
    & > header {
      padding-inline-end: 8px;
    }
    & > footer {
      padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
    }
    & > footer [data-variant='primary'] {
      flex: 1 1 auto;
    }
    /* One flow of buttons: the last of them stands where there is room, not on a line of its own. */
    & > footer > [data-direction='row'] {
      display: contents;
    }
    &[data-phone='bottom'] {
      height: auto;
      max-height: calc(100% - 40px);
      border-top: 1px solid var(--pb-line-hair);
      border-radius: var(--pb-radius-lg) var(--pb-radius-lg) 0 0;
      transform: translateY(var(--drag, 0));
      transition: transform var(--pb-duration-base) var(--pb-ease-out);
      animation-name: pb-sheet-up;
    }
    @keyframes pb-sheet-up {
      from {
        opacity: 0;
        translate: 0 calc(var(--pb-motion) * 24px);
      }
    }
    &[data-phone='bottom'][data-dragging] {
      transition: none;
    }
    &[data-phone='bottom'] > header {
      touch-action: none;
    }
    &[data-phone='bottom'] > [data-part='grip'] {
      display: block;
      width: 36px;
      height: 4px;
      margin: 8px auto -4px;
      border-radius: var(--pb-radius-xs);
      background: var(--pb-line-hair);
    }
  }
  /* In a low window its head and foot would leave no room for what is between them: the sheet scrolls as a whole. */
  @media (max-height: 25em) {
    overflow: auto;
    overscroll-behavior: contain;
    & > header,
    & > [data-part='tabs'],
    & > footer {
      flex: none;
    }
    & > [data-part='body'] {
      flex: 1 0 auto;
      overflow: visible;
    }
  }
  @media print {
    display: block;
    width: auto !important;
    height: auto !important;
    max-height: none !important;
    border: 0;
    box-shadow: none;
    animation: none;
    & > footer,
    & > [data-part='tabs'],
    & > [data-part='grip'],
    & [data-part='tools'] {
      display: none !important;
    }
    & > header,
    & > [data-part='body'] {
      padding-inline: 0;
      overflow: visible;
    }
    & [data-part='name'] > h2 {
      max-height: none;
    }
  }
`;
