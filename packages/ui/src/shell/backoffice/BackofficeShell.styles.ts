import { styled } from 'styled-components';

import { hiddenCss } from '../../foundation/css/hidden.ts';
import { narrowBrandCss } from '../common/narrow-brand.ts';

export const Root: ReturnType<typeof styled.div<object>> = styled.div`
  --shell-top: var(--pb-size-topbar-backoffice);
  min-height: 100dvh;
  background: var(--pb-bg-canvas);
  @media (min-width: 48em) {
    display: grid;
    grid-template-columns: var(--pb-size-nav-collapsed) minmax(0, 1fr);
    align-items: start;
  }
  @media (min-width: 90em) {
    grid-template-columns: var(--pb-size-nav-full) minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

export const Nav: ReturnType<typeof styled.nav<object>> = styled.nav`
  position: sticky;
  top: 0;
  z-index: var(--pb-z-nav);
  display: flex;
  flex-direction: column;
  height: 100dvh;
  border-inline-end: 1px solid var(--pb-line-hair);
  background: var(--pb-bg-sunken);

  &[data-drawer] {
    position: fixed;
    inset: 0 auto;
    inset-inline-start: 0;
    z-index: auto;
    width: min(280px, 86vw);
    box-shadow: var(--pb-shadow-sheet);
  }
  & [data-brand] {
    display: flex;
    flex: none;
    align-items: center;
    min-height: var(--pb-size-topbar-backoffice);
    padding: 0 16px;
  }
  & [data-brand] a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font: 600 1.0625rem/1.5rem var(--pb-font-text);
    color: inherit;
    text-decoration: none;
  }
  & [data-groups] {
    flex: 1;
    min-height: 0;
    margin-inline-end: -1px;
    padding-block-end: 12px;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  & h2 {
    margin: 14px 16px 6px;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li > a {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 32px;
    margin-inline-end: 1px;
    padding: 0 16px;
    border: solid transparent;
    border-width: 1px 0;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
    text-decoration: none;
  }
  & li > a:hover {
    color: var(--pb-text-primary);
  }
  & li > a:focus-visible {
    outline-offset: -2px;
  }
  & li[data-current] > a {
    margin-inline-end: 0;
    border-color: var(--pb-line-hair);
    background: var(--pb-bg-canvas);
    color: var(--pb-text-primary);
    font-weight: 500;
  }
  & li[data-current] [data-icon] {
    color: var(--pb-accent-line);
  }
  & [data-icon] {
    display: inline-flex;
  }
  & [data-label] {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-count] {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & [data-count][data-tone='attention'] {
    color: var(--pb-warning-text);
    font-weight: 600;
  }
  @media (pointer: coarse) {
    & li > a {
      height: 44px;
    }
  }

  @media (min-width: 48em) and (max-width: 89.99em) {
    &:not([data-drawer]) {
      & [data-brand] {
        ${narrowBrandCss}
        padding: 4px 2px;
        font-size: 0.625rem;
        line-height: 0.875rem;
      }
      && [data-chevrons] {
        display: none;
      }
      & [data-brand] [data-word],
      && [data-words] {
        ${hiddenCss}
      }
      & h2 {
        height: 1px;
        margin: 8px 0;
        overflow: hidden;
        background: var(--pb-line-hair);
        color: transparent;
      }
      & li > a {
        position: relative;
        justify-content: center;
        height: 36px;
        padding: 0;
      }
      & [data-label] {
        ${hiddenCss}
      }
      & [data-count] {
        position: absolute;
        top: 5px;
        inset-inline-end: 12px;
        width: 8px;
        height: 8px;
        overflow: hidden;
        border-radius: var(--pb-radius-full);
        background: var(--pb-warning-fill);
        color: transparent;
        font-size: 0;
      }
      & [data-count][data-tone='plain'] {
        display: none;
      }
      & > div:last-child button {
        justify-content: center;
        padding: 8px;
      }
    }
  }
  @media print {
    display: none;
  }
`;

export const Scrim: ReturnType<typeof styled.div<object>> = styled.div`
  position: fixed;
  inset: 0;
  background: color-mix(in srgb, var(--pb-bg-scrim) 44%, transparent);
`;

export const TopBar: ReturnType<typeof styled.header<object>> = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--pb-z-nav);
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: var(--pb-size-topbar-backoffice);
  padding: 4px 16px;
  border-block-end: 1px solid var(--pb-line-hair);
  background: var(--pb-bg-canvas);
  & > [data-place] {
    flex: 1;
    min-width: 0;
  }
  & ol {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    padding: 0;
    overflow: hidden;
    list-style: none;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
    white-space: nowrap;
  }
  & ol li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  & ol a {
    color: inherit;
    text-decoration: none;
  }
  & ol a:hover {
    color: var(--pb-text-primary);
    text-decoration: underline;
  }
  /* A phone with letters twice as large: the tools take a row of their own. */
  @media (max-width: 18em) {
    flex-wrap: wrap;
  }
  @media (max-width: 47.99em) {
    padding-inline: 4px 8px;
    & ol li:not(:last-child) {
      display: none;
    }
    & ol li {
      color: var(--pb-text-primary);
      font: 600 1.125rem/1.5rem var(--pb-font-text);
    }
  }
  @media (min-width: 64em) {
    padding-inline: 24px;
  }
  @media print {
    display: none;
  }
`;

export const SearchButton: ReturnType<typeof styled.button<object>> = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: min(344px, 36vw);
  height: 32px;
  margin-inline-end: 4px;
  padding: 0 6px;
  padding-inline-start: 10px;
  border: 1px solid var(--pb-line-strong);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-surface);
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
  text-align: start;
  & span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & kbd {
    padding: 0 6px;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-mark);
    font: 500 0.6875rem/1rem var(--pb-font-text);
  }
  &:hover {
    border-color: var(--pb-text-secondary);
  }
  @media (max-width: 47.99em) {
    justify-content: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    & span {
      ${hiddenCss}
    }
    & kbd {
      display: none;
    }
  }
`;

export const Main: ReturnType<typeof styled.main<object>> = styled.main`
  position: relative;
  min-width: 0;
  padding: 16px;
  outline: none;
  @media (min-width: 64em) {
    padding: 20px 24px 24px;
  }
  &[data-flush] {
    padding: 0;
  }
`;
