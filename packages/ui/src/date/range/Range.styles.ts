import { styled } from 'styled-components';

export const Panel: ReturnType<typeof styled.div<object>> = styled.div`
  display: grid;
  grid-template-columns: 180px auto;
  font: var(--pb-type-ui);
  & > [data-presets] {
    display: flex;
    flex-direction: column;
    padding: 8px 0;
    border-inline-end: 1px solid var(--pb-line-hair);
  }
  & > [data-presets] button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
    padding: 6px 12px;
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
  }
  & > [data-presets] button:hover {
    background: var(--pb-bg-hover);
  }
  & > [data-presets] button[aria-pressed='true'] {
    background: var(--pb-accent-subtle);
  }
  & > [data-presets] button:focus-visible {
    outline-offset: -2px;
  }
  & [data-months] {
    position: relative;
    display: flex;
    gap: 32px;
    padding: 12px 28px 12px;
  }
  & [data-months] > div > h3 {
    height: 36px;
    font: 500 0.875rem/2.25rem var(--pb-font-text);
    text-align: center;
  }
  & h3::first-letter {
    text-transform: uppercase;
  }
  & [data-months] > button {
    position: absolute;
    inset-block-start: 14px;
  }
  & [data-months] > [data-back] {
    inset-inline-start: 28px;
  }
  & [data-months] > [data-on] {
    inset-inline-end: 28px;
  }
  & [data-foot] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 10px 16px;
    border-block-start: 1px solid var(--pb-line-hair);
  }
  & [data-foot] > [data-control] {
    width: 112px;
  }
  & [data-foot] > span {
    flex: 1;
    color: var(--pb-text-secondary);
    white-space: nowrap;
  }
  & [data-problem] {
    flex: 1 0 100%;
    color: var(--pb-danger-text);
    font: var(--pb-type-caption);
  }
`;

export const PhonePanel: ReturnType<typeof styled.div<object>> = styled.div`
  --cell-w: calc((100vw - 32px) / 7);
  --cell-h: 44px;
  & > [data-presets] {
    position: sticky;
    inset-block-start: -20px;
    z-index: 2;
    display: flex;
    gap: 8px;
    margin: -20px -16px 0;
    padding: 12px 16px;
    overflow-x: auto;
    background: var(--pb-bg-surface);
    scrollbar-width: none;
  }
  & > [data-presets] > * {
    flex: none;
    white-space: nowrap;
  }
  & h3 {
    padding: 16px 0 4px;
    font: 500 0.9375rem/1.5rem var(--pb-font-text);
    text-align: center;
  }
  & h3::first-letter {
    text-transform: uppercase;
  }
`;
