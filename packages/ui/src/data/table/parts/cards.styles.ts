import { css } from 'styled-components';

import { hiddenCss } from '../../../foundation/css/hidden.ts';

/** Rows as cards: the same table, roles given back by attributes, since CSS display takes them away. */
export const cardsCss: ReturnType<typeof css> = css`
  &[data-cards] {
    border-width: 1px 0;
    border-radius: 0;
    & > [data-scroll] {
      border-radius: 0;
    }
    & > [data-card-sort] {
      display: flex;
      align-items: center;
      gap: 4px;
      padding-inline: 16px 12px;
      border-block-end: 1px solid var(--pb-line-hair);
      color: var(--pb-text-secondary);
    }
    & > [data-card-sort] > select {
      flex: 1;
      min-width: 0;
      height: 44px;
      border: 0;
      border-radius: var(--pb-radius-sm);
      background: var(--pb-bg-surface);
      color: var(--pb-text-primary);
      font: 400 1rem/1.5rem var(--pb-font-text);
      text-overflow: ellipsis;
    }
    & :is(table, tbody, tr[data-space], [data-space] td, [data-state] td) {
      display: block;
    }
    & table {
      min-width: 0;
    }
    & thead {
      ${hiddenCss}
    }
    & tbody tr:not([data-space], [data-state]) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) fit-content(50%) auto;
      align-items: start;
      gap: 2px 12px;
      height: var(--card-height, auto);
      min-height: 64px;
      padding: 12px 16px;
      border-block-end: 1px solid var(--pb-line-hair);
    }
    /* A field needs more room than the value it edits. */
    & tbody tr:has([data-editing]) {
      height: auto;
      min-height: var(--card-height, 64px);
    }
    & tbody tr > * {
      position: static;
      grid-column: 2 / span 2;
      min-width: 0;
      padding: 0;
      overflow: visible;
      overflow-wrap: anywhere;
      border: 0;
      background: none;
      white-space: normal;
    }
    & tbody tr:is([data-open], [data-selected]) {
      background: var(--pb-bg-selected);
    }
    & tbody tr:is([data-open], [data-selected], :hover) > * {
      background: none;
    }
    & [data-card='title'] {
      grid-column: 2;
      grid-row: 1;
      font: 500 0.9375rem/1.25rem var(--pb-font-text);
    }
    & [data-card='end'] {
      grid-column: 3;
      grid-row: 1;
      font: 600 0.9375rem/1.25rem var(--pb-font-text);
      text-align: end;
    }
    & [data-card='meta'] {
      color: var(--pb-text-secondary);
    }
    /* The head of the column is read aloud already. */
    & [data-label]:not(:empty)::before {
      content: attr(data-label) ': ' / '';
      color: var(--pb-text-tertiary);
    }
    & [data-card='hidden'] {
      display: none;
    }
    & [data-service='check'] {
      grid-column: 1;
      grid-row: 1 / span 4;
      width: auto;
      padding: 2px 4px 0;
      padding-inline-start: 0;
    }
    & [data-service='menu'] {
      grid-column: 4;
      grid-row: 1 / span 2;
      width: auto;
    }
    & [data-menu] {
      width: 44px;
      height: 44px;
      margin: -10px -12px 0;
      margin-inline-start: 0;
    }
    & [data-skeleton] > :nth-child(n + 5) {
      display: none;
    }
  }
`;
