import { styled } from 'styled-components';

import { hiddenCss } from '../../foundation/css/hidden.ts';
import { narrowBrandCss } from '../common/narrow-brand.ts';

/* Rail and bottom bar are the same list: one navigation for readers, two looks. */
export const Root: ReturnType<typeof styled.div<object>> = styled.div`
  --shell-top: 0px;
  --shell-bottom: calc(var(--pb-size-tabbar) + env(safe-area-inset-bottom));
  min-height: 100dvh;
  padding-block-end: var(--shell-bottom);
  background: var(--pb-bg-canvas);
  /* What the keyboard reaches stands between the header, the bottom bar and a button pinned over it (WCAG 2.4.11). */
  & > main :focus-visible {
    scroll-margin-block: calc(var(--pb-size-topbar-portal) + 8px) calc(var(--shell-bottom) + 76px);
  }
  /* There the header and the buttons go with the page. */
  @media (max-width: 17em), (max-height: 25em) {
    & > main :focus-visible {
      scroll-margin-block: 8px calc(var(--shell-bottom) + 8px);
    }
  }
  @media (min-width: 64em) {
    --shell-bottom: 0px;
    display: grid;
    grid-template-columns: var(--pb-size-rail-lg) minmax(0, 1fr);
  }
  @media (min-width: 90em) {
    grid-template-columns: var(--pb-size-rail-xl) minmax(0, 1fr);
  }
  @media print {
    display: block;
    padding: 0;
  }
`;

export const Nav: ReturnType<typeof styled.nav<object>> = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--pb-z-tabbar);
  border-top: 1px solid var(--pb-line-hair);
  background: var(--pb-bg-sunken);
  padding-block-end: env(safe-area-inset-bottom);

  & ul {
    display: flex;
    height: calc(var(--pb-size-tabbar) - 1px);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    flex: 1;
    min-width: 0;
  }
  & li[data-bottom='no'],
  & [data-long],
  & [data-rail] {
    display: none;
  }
  & li > a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    height: 100%;
    padding: 4px 2px;
    border: 1px solid transparent;
    border-block-end: 0;
    color: var(--pb-text-secondary);
    font: var(--pb-type-tab);
    /* Letters twice as large would cut the names of the sections. */
    font-size: min(0.6875rem, 3.4vw);
    text-decoration: none;
  }
  & li:first-child > a {
    border-inline-start: 0;
  }
  & li[data-current] > a {
    margin-block-start: -1px;
    padding-block-start: 5px;
    border-color: var(--pb-line-hair);
    border-block-start-color: transparent;
    background: var(--pb-bg-canvas);
    color: var(--pb-text-primary);
  }
  & li[data-current] [data-icon] {
    color: var(--pb-accent-line);
  }
  & li > a:hover {
    color: var(--pb-text-primary);
  }
  & li > a:focus-visible {
    outline-offset: -3px;
  }
  & [data-icon] {
    display: inline-flex;
    color: inherit;
  }
  & [data-label] {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-count] {
    position: absolute;
    top: 6px;
    inset-inline-start: calc(50% + 4px);
    min-width: 16px;
    padding: 0 4px;
    border-radius: var(--pb-radius-full);
    background: var(--pb-bg-inverse);
    color: var(--pb-text-inverse);
    font: 600 0.6875rem/1rem var(--pb-font-text);
    font-size: min(0.6875rem, 3.4vw);
    line-height: 16px;
    text-align: center;
  }

  @media (min-width: 48em) and (max-width: 63.99em) {
    & li > a {
      flex-direction: row;
      gap: 8px;
      font: var(--pb-type-ui-strong);
    }
    & [data-count] {
      position: static;
    }
  }

  @media (min-width: 64em) {
    position: sticky;
    inset: 0 auto auto;
    display: flex;
    flex-direction: column;
    height: 100dvh;
    overflow: clip auto;
    overflow-clip-margin: 1px;
    border-top: 0;
    border-inline-end: 1px solid var(--pb-line-hair);
    padding: 0;
    & [data-rail] {
      display: flex;
    }
    & li[data-bottom='no'] {
      display: block;
    }
    & [data-long] {
      display: initial;
    }
    & [data-short] {
      display: none;
    }
    & ul {
      flex: 1;
      flex-direction: column;
      height: auto;
    }
    & li {
      flex: none;
    }
    & li > a {
      height: 64px;
      border: solid transparent;
      border-width: 1px 0;
    }
    & li[data-current] > a {
      margin: 0 -1px;
      margin-inline-start: 0;
      padding-block-start: 4px;
      border-color: var(--pb-line-hair);
    }
    & [data-count] {
      top: 8px;
    }
  }

  @media (min-width: 90em) {
    & li > a {
      flex-direction: row;
      justify-content: flex-start;
      gap: 14px;
      height: 44px;
      padding: 0 20px;
      font: var(--pb-type-body);
    }
    & li[data-current] > a {
      padding-block-start: 0;
      font-weight: 500;
    }
    & [data-label] {
      flex: 1;
    }
    & [data-count] {
      position: static;
      padding: 0;
      background: none;
      color: var(--pb-text-secondary);
      font: var(--pb-type-table);
    }
  }
  @media print {
    display: none;
  }
`;

export const Brand: ReturnType<typeof styled.div<object>> = styled.div`
  align-items: center;
  min-height: 76px;
  flex: none;
  & a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    color: inherit;
    font: 600 1.0625rem/1.5rem var(--pb-font-text);
    text-decoration: none;
  }
  @media (max-width: 89.99em) {
    ${narrowBrandCss}
    & [data-word] {
      ${hiddenCss}
    }
  }
  @media (min-width: 90em) {
    padding-inline: 20px;
  }
`;

export const Foot: ReturnType<typeof styled.div<object>> = styled.div`
  flex: none;
  & > * {
    flex: 1;
  }
  @media (max-width: 89.99em) {
    && [data-words] {
      ${hiddenCss}
    }
    && [data-chevrons] {
      display: none;
    }
    && > button {
      justify-content: center;
      padding: 12px;
    }
  }
`;

export const Main: ReturnType<typeof styled.main<object>> = styled.main`
  position: relative;
  min-width: 0;
  /* As high as the screen before there is anything in it: the loader stands in its middle. */
  min-height: calc(100dvh - var(--shell-bottom));
  padding: 0 16px 24px;
  outline: none;
  @media (min-width: 48em) {
    padding-inline: 24px;
  }
  @media (min-width: 64em) {
    padding: 24px 32px 40px;
  }
  @media (min-width: 90em) {
    & > [data-content] {
      max-width: var(--pb-size-content-max);
      margin-inline: auto;
    }
  }
  @media print {
    padding: 0;
  }
`;
