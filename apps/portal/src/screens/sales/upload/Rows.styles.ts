import { styled } from 'styled-components';

export const Table = styled.div`
  overflow-x: auto;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  & table {
    width: 100%;
    border-collapse: collapse;
    font: var(--pb-type-table);
  }
  & :is(th, td) {
    padding: 8px 10px;
    text-align: start;
    vertical-align: middle;
  }
  & tr + tr > *,
  & tbody > tr > * {
    border-block-start: 1px solid var(--pb-line-soft);
  }
  & thead th {
    background: var(--pb-bg-sunken);
    color: var(--pb-text-secondary);
    font-weight: 500;
    white-space: nowrap;
  }
  & tbody th {
    color: var(--pb-text-secondary);
    font-weight: 400;
  }
  & td {
    overflow-wrap: anywhere;
  }
  & td:has(input) {
    min-width: 128px;
    padding-block: 4px;
  }
  & td[data-field='state'] {
    min-width: 200px;
  }
  & td[data-field='acts'] {
    padding-block: 2px;
    white-space: nowrap;
  }
  & [data-part='unsaved'] {
    color: var(--pb-danger-text);
  }
`;

export const Cards = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 8px;
    padding: 12px 16px;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-surface);
  }
  & header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
  }
  & header > strong {
    flex: 1;
  }
  & dl {
    display: grid;
    gap: 6px;
    margin: 0;
  }
  & dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 8px;
    align-items: baseline;
  }
  & dl > div:has(input) {
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
  }
  & dt {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='unsaved'] {
    color: var(--pb-danger-text);
  }
`;
