import { css, keyframes, styled } from 'styled-components';

import { NOTIFICATION_GAP } from '../../foundation/constants.ts';

const rise = keyframes`
  from { opacity: 0; translate: 0 calc(8px * var(--pb-motion)); }
`;
const slide = keyframes`
  from { opacity: 0; translate: calc(24px * var(--pb-motion) * var(--pb-flow, 1)) 0; }
`;
const leave = keyframes`
  to { opacity: 0; }
`;
const spend = keyframes`
  to { scale: 0 1; }
`;

/** What a line and a card have in common. */
const message = css`
  border: 1px solid transparent;
  border-radius: var(--pb-radius-md);
  font: var(--pb-type-ui);
  overflow-wrap: anywhere;
  touch-action: pan-y;
  translate: var(--swipe, 0);
  &[data-phase='closing'] {
    animation: ${leave} 120ms var(--pb-ease-in) forwards;
  }
  & button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--pb-radius-sm);
    background: none;
    color: inherit;
    font: var(--pb-type-ui-strong);
    white-space: nowrap;
  }
  & kbd {
    padding: 0 6px;
    border: 1px solid;
    border-radius: var(--pb-radius-mark);
    font: 500 0.6875rem/1rem var(--pb-font-text);
  }
`;

export const Toasts: ReturnType<typeof styled.div<object>> = styled.div`
  position: fixed;
  inset-block-end: calc(16px + max(var(--pb-toast-bottom, 0px), var(--pb-foot, 0px)) + env(safe-area-inset-bottom));
  inset-inline: var(--pb-toast-start, 0px) var(--pb-toast-end, 0px);
  z-index: var(--pb-z-toast);
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${NOTIFICATION_GAP}px;
  padding-inline: 16px;
  outline-offset: -4px;
  pointer-events: none;
  @media (min-width: 64em) {
    inset-block-end: calc(24px + var(--pb-toast-above, 0px));
  }
  @media print {
    display: none;
  }
`;

export const Toast: ReturnType<typeof styled.div<object>> = styled.div`
  ${message}
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  max-width: min(560px, 100%);
  padding: 8px 16px;
  background: var(--pb-bg-inverse);
  box-shadow: var(--pb-shadow-sheet);
  color: var(--pb-text-inverse);
  pointer-events: auto;
  animation: ${rise} var(--pb-duration-base) var(--pb-ease-out);
  & > span {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    font: var(--pb-type-caption);
  }
  & svg {
    --cut: var(--pb-bg-inverse);
  }
  & svg[data-name='ok'] {
    --g: var(--pb-inverse-success);
  }
  & svg[data-name='bad'] {
    --g: var(--pb-inverse-danger);
  }
  & svg[data-name='warn'] {
    --g: var(--pb-inverse-warning);
  }
  & svg[data-name='new'] {
    --g: var(--pb-inverse-info);
  }
  & button {
    min-height: 28px;
  }
  & button:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  & button:focus-visible {
    outline-color: var(--pb-text-inverse);
  }
  @media (max-width: 47.99em) {
    width: 100%;
  }
`;

export const Cards: ReturnType<typeof styled.div<object>> = styled.div`
  position: fixed;
  inset-block-start: calc(var(--pb-size-topbar-backoffice) + 24px);
  inset-inline-end: 24px;
  z-index: var(--pb-z-notification);
  display: flex;
  flex-direction: column;
  gap: var(--pb-stack-notification-gap);
  width: 384px;
  max-height: calc(100dvh - 100px);
  outline-offset: 4px;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  &[data-crowd] > * {
    animation: none;
  }
  &[data-crowd] [data-line] {
    display: none;
  }
  & > [data-more] {
    align-self: flex-end;
    min-height: 32px;
    padding: 4px 12px;
    border: 1px solid var(--pb-line-hair);
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-raised);
    box-shadow: var(--pb-shadow-popover);
    font: var(--pb-type-ui-strong);
  }
  @media (max-width: 47.99em) {
    inset-block-start: calc(var(--pb-size-topbar-portal) + 4px + env(safe-area-inset-top));
    inset-inline: 8px;
    width: auto;
  }
  @media print {
    display: none;
  }
`;

export const Card: ReturnType<typeof styled.div<object>> = styled.div`
  ${message}
  position: relative;
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) 24px;
  gap: 0 14px;
  padding: 14px 12px;
  padding-inline-start: 16px;
  overflow: hidden;
  border-color: var(--pb-line-hair);
  background: var(--pb-bg-raised);
  box-shadow: var(--pb-shadow-popover);
  animation: ${slide} var(--pb-duration-base) var(--pb-ease-out);
  & > svg {
    --cut: var(--pb-bg-raised);
    margin-block-start: 3px;
  }
  & strong {
    display: block;
    font: var(--pb-type-ui-strong);
  }
  & p {
    color: var(--pb-text-secondary);
  }
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 10px;
  }
  & [data-actions] button {
    min-height: var(--pb-size-control-compact);
    padding: 3px 12px;
    border: 1px solid var(--pb-line-strong);
    background: var(--pb-bg-surface);
    font: 500 0.8125rem/1.25rem var(--pb-font-text);
    white-space: normal;
  }
  & > button {
    width: 24px;
    height: 24px;
    padding: 0;
    color: var(--pb-text-secondary);
  }
  & button:hover {
    background: var(--pb-bg-hover);
  }
  @media (pointer: coarse) {
    & [data-actions] button {
      min-height: var(--pb-size-touch);
    }
  }
  & [data-line] {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--pb-line-strong);
    transform-origin: var(--pb-line-start, left);
    animation: ${spend} var(--time) linear forwards;
  }
  &[data-paused] [data-line] {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-line] {
      display: none;
    }
  }
`;
