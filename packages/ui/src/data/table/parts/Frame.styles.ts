import { styled } from 'styled-components';

import { hiddenCss } from '../../../foundation/css/hidden.ts';
import { cardsCss } from './cards.styles.ts';
import { controlsCss } from './controls.styles.ts';

/* One styled element for a whole table: cells are plain, rules reach down to them. */
export const Frame: ReturnType<typeof styled.div<object>> = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  font: var(--pb-type-table);

  & > [data-scroll] {
    position: relative;
    min-height: 0;
    max-height: var(--table-height, none);
    overflow: auto;
    border-radius: var(--pb-radius-md) var(--pb-radius-md) 0 0;
    outline-offset: -2px;
    overscroll-behavior-x: contain;
    container-type: inline-size;
  }
  & table {
    width: 100%;
    min-width: var(--table-min, 100%);
    border-spacing: 0;
    border-collapse: separate;
    table-layout: fixed;
  }
  & caption {
    ${hiddenCss}
  }
  & :is(th, td) {
    padding: 0 10px;
    overflow: hidden;
    border-block-end: 1px solid var(--pb-line-soft);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    padding-inline-start: 16px;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    height: var(--pb-size-row-head);
    border-block-end-color: var(--pb-line-hair);
    background: var(--pb-bg-sunken);
    color: var(--pb-text-secondary);
    font: var(--pb-type-table-head);
  }
  & > [data-scrolled] thead th {
    box-shadow: var(--pb-shadow-sticky);
  }
  & tbody tr {
    height: var(--pb-row-height);
  }
  & tbody tr[data-space] {
    height: auto;
  }
  & tbody th {
    font-weight: 500;
  }
  & [data-align='end'] {
    text-align: end;
  }
  & [data-align='center'] {
    text-align: center;
  }
  & td[data-tone='muted'] {
    color: var(--pb-text-tertiary);
  }
  & td[data-tone='strong'] {
    font-weight: 500;
  }
  /* Lines are low enough for two of them in the densest row. */
  &:not([data-cards]) [data-lines] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
    &,
    & * {
      line-height: 0.9375rem;
    }
  }
  & tbody tr:hover > * {
    background: var(--pb-bg-hover);
  }
  & tbody tr:is([data-open], [data-selected]) > * {
    background: var(--pb-bg-selected);
  }
  & tbody tr[data-space] td {
    padding: 0;
    border: 0;
    background: none;
  }
  & tbody tr[data-clickable] {
    cursor: default;
  }
  & tbody tr[data-open] > :first-child {
    box-shadow: inset 2px 0 0 var(--pb-accent-line);
  }
  & [data-pin] {
    position: sticky;
    z-index: 1;
    background: var(--pb-bg-surface);
  }
  & thead th[data-pin] {
    z-index: 3;
    background: var(--pb-bg-sunken);
  }
  /* Below the sticky head when a row is scrolled into view. */
  & tbody tr > * {
    scroll-margin-block: calc(var(--pb-size-row-head) + 2px) 2px;
  }
  /* A row scrolled to stands over the bar of acts: 44 + 68 and the edge of the screen. */
  &[data-bar='phone'] tbody :is(tr, tr > *, a, input, select, textarea, button, [tabindex]) {
    scroll-margin-block-end: calc(116px + env(safe-area-inset-bottom));
  }
  /* The same over the bar of a wide page, whose acts may take two lines; a table with a height has it below. */
  &[data-bar='line'] > :not([data-bounded]) tbody :is(tr, tr > *, a, input, select, textarea, button, [tabindex]) {
    scroll-margin-block-end: calc(92px + env(safe-area-inset-bottom));
  }
  & > [data-below] {
    display: flex;
    flex-wrap: wrap;
  }
  & > [data-below] > * {
    flex: 1 1 auto;
    min-width: 0;
  }
  /* What sticks to the edge of the screen sticks within the whole frame. */
  &[data-bar='phone'] > [data-below] {
    display: contents;
  }
  /* The acts are in sight from the first chosen row, however long the table is. */
  &[data-bar='line'] > [data-below] {
    position: sticky;
    inset-block-end: 0;
    z-index: 3;
    padding-block-end: env(safe-area-inset-bottom);
    border-radius: 0 0 calc(var(--pb-radius-md) - 1px) calc(var(--pb-radius-md) - 1px);
    background: var(--pb-bg-inverse);
    align-items: flex-end;
    /* Its acts take a second line before the pages do. */
    & > [data-part='bulk-bar'] {
      flex: 1 1 320px;
    }
    & > [data-foot] {
      flex: none;
      border: 0;
      color: var(--pb-text-inverse);
      /* The bar says how many are chosen of how many. */
      & > :is(span:first-child, label) {
        display: none;
      }
      & nav button:hover:not([aria-disabled='true']) {
        color: var(--pb-text-primary);
      }
      & :focus-visible {
        outline-color: var(--pb-text-inverse);
      }
    }
  }
  & [data-pin='start'] {
    inset-inline-start: var(--pin, 0);
  }
  & [data-pin='end'] {
    inset-inline-end: var(--pin, 0);
  }
  & :is(th, td):focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    &[data-holdable] tbody tr {
      user-select: none;
      -webkit-touch-callout: none;
    }
  }
  & [data-state] td {
    height: auto;
    padding: 0;
    overflow: visible;
    white-space: normal;
  }
  /* In the middle of what is seen, however wide the columns are. */
  & [data-state] td > * {
    position: sticky;
    inset-inline-start: 0;
    max-width: 100cqi;
  }
  & tbody :is([data-state], [data-skeleton]):hover > td {
    background: none;
  }
  & [data-skeleton] i {
    display: block;
    width: var(--w, 60%);
    height: 10px;
    border-radius: var(--pb-radius-mark);
    background: var(--pb-bg-active);
    opacity: var(--o, 1);
  }
  & [data-skeleton][data-waiting] i {
    visibility: hidden;
  }
  & [data-skeleton] [data-align='end'] i {
    margin-inline-start: auto;
  }
  & [data-progress] {
    position: absolute;
    inset: 0 0 auto;
    z-index: 4;
    height: 2px;
    background: var(--pb-accent-line);
    transform-origin: var(--pb-line-start, left);
    animation: pb-table-progress 2.4s var(--pb-ease-out) infinite;
  }
  @keyframes pb-table-progress {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(1);
      opacity: 0.3;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-progress] {
      animation: none;
    }
  }
  ${controlsCss}
  ${cardsCss}
`;
