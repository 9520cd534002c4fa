import { styled } from 'styled-components';

/** Roles at the left, the opened one at the right; one above the other where there is no room. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  @media (max-width: 63.99em) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

export const Roles = styled.nav`
  min-width: 0;
  & ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 8px 12px;
    border: 1px solid transparent;
    border-radius: var(--pb-radius-md);
    color: inherit;
    font: var(--pb-type-ui);
    text-decoration: none;
  }
  & a > span {
    overflow-wrap: anywhere;
  }
  & a:hover {
    background: var(--pb-bg-sunken);
  }
  & a[aria-current] {
    border-color: var(--pb-line-hair);
    background: var(--pb-bg-surface);
    font: var(--pb-type-ui-strong);
  }
  & small {
    grid-column: 1 / -1;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  @media (max-width: 63.99em) {
    & ul {
      /* Half a row says that there are more. */
      max-height: 252px;
      overflow: auto;
    }
  }
`;

/** What is not saved yet, at the lower edge while the matrix is scrolled. */
export const SaveBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  padding: 12px 16px;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  font: var(--pb-type-ui);
  & > span {
    color: var(--pb-text-secondary);
  }
  /* The colours of the cells above. */
  & > [data-change]::before {
    display: inline-block;
    width: 14px;
    height: 14px;
    margin-inline-end: 6px;
    border: 1px solid var(--pb-success-fill);
    border-radius: 3px;
    background: var(--pb-accent-subtle-strong);
    vertical-align: -2px;
    content: '';
  }
  & > [data-change='removed']::before {
    border-color: var(--pb-danger-fill);
    background: var(--pb-danger-subtle);
  }
  & > [data-actions] {
    display: flex;
    gap: 8px;
    margin-inline-start: auto;
  }
`;

export const Names = styled.ul`
  margin: 4px 0 0;
  padding-inline-start: 20px;
  font: var(--pb-type-ui);
`;

export const MenuFrame = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  & > nav {
    padding: 12px 8px;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-sunken);
  }
  & nav p {
    margin: 12px 8px 4px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  & nav button {
    display: flex;
    gap: 10px;
    align-items: center;
    width: 100%;
    min-height: 36px;
    padding: 4px 8px;
    border: 0;
    border-radius: var(--pb-radius-sm);
    background: none;
    color: inherit;
    font: var(--pb-type-ui);
    text-align: start;
    cursor: pointer;
  }
  & nav button:hover,
  & nav button[aria-pressed='true'] {
    background: var(--pb-bg-surface);
  }
  & nav button[aria-pressed='true'] {
    font: var(--pb-type-ui-strong);
  }
  @media (max-width: 47.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
