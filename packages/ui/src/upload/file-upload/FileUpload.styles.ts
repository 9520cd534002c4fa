import { styled } from 'styled-components';

import { hiddenCss } from '../../foundation/css/hidden.ts';

export const Root: ReturnType<typeof styled.div<object>> = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  font: var(--pb-type-ui);
  & > [data-caption] {
    font: 500 0.8125rem/1.25rem var(--pb-font-text);
  }
  & > [data-caption] small {
    color: var(--pb-text-secondary);
    font-size: inherit;
    font-weight: 400;
  }
  & > ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-error] {
    color: var(--pb-danger-text);
    font: var(--pb-type-caption);
  }
`;

export const Zone: ReturnType<typeof styled.div<object>> = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-height: 100px;
  padding: 16px;
  border: 1.5px dashed var(--pb-line-strong);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-surface);
  text-align: center;
  & > svg {
    color: var(--pb-accent-text);
  }
  & > strong {
    font: var(--pb-type-ui-strong);
  }
  & > small {
    color: var(--pb-text-secondary);
    font: var(--pb-type-caption);
  }
  & [data-buttons] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-block-start: 8px;
  }
  &[data-dragging] {
    border-color: var(--pb-accent-line);
    background: var(--pb-accent-subtle);
  }
  &[data-over] {
    background: var(--pb-accent-subtle-strong);
  }
  &[data-invalid] {
    border-color: var(--pb-danger-fill);
  }
  & input[type='file'] {
    ${hiddenCss}
  }
`;

export const Row: ReturnType<typeof styled.li<object>> = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-height: 62px;
  padding: 10px 8px;
  padding-inline-start: 12px;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-surface);
  &[data-status='fail'] {
    border-color: var(--pb-danger-fill);
  }
  & [data-thumb] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 40px;
    height: 40px;
    overflow: hidden;
    border-radius: var(--pb-radius-mark);
    background: var(--pb-bg-sunken);
    color: var(--pb-text-secondary);
  }
  & [data-thumb] img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & [data-name] {
    display: flex;
    gap: 12px;
    justify-content: space-between;
  }
  & [data-name] strong {
    overflow: hidden;
    font: var(--pb-type-ui-strong);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-name] span {
    flex: none;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & [data-state] {
    display: flex;
    gap: 6px;
    align-items: baseline;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
    overflow-wrap: anywhere;
  }
  & [data-state] svg {
    align-self: flex-start;
    margin-block-start: 3px;
  }
  &[data-status='success'] [data-state] {
    color: var(--pb-success-text);
  }
  &[data-status='fail'] [data-state] {
    color: var(--pb-danger-text);
  }
  & progress {
    display: block;
    width: 100%;
    height: 4px;
    margin-block: 6px 4px;
    overflow: hidden;
    border: 0;
    border-radius: var(--pb-radius-xs);
    background: var(--pb-bg-active);
    appearance: none;
  }
  & progress::-webkit-progress-bar {
    background: var(--pb-bg-active);
  }
  & progress::-webkit-progress-value {
    background: var(--pb-accent-line);
  }
  & progress::-moz-progress-bar {
    background: var(--pb-accent-line);
  }
  & [data-buttons] {
    display: flex;
  }
  & details {
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & details summary {
    cursor: pointer;
  }
`;
