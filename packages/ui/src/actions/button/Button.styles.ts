import { css } from 'styled-components';

/** Shared by Button, LinkButton and IconButton: every variant through data attributes. */
export const buttonCss: ReturnType<typeof css> = css`
  --b-bg: transparent;
  --b-bg-hover: var(--pb-bg-hover);
  --b-bg-active: var(--pb-bg-active);
  --b-text: var(--pb-text-primary);
  --b-line: transparent;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--pb-control-height);
  padding: 5px var(--pb-button-padding);
  border: 1px solid var(--b-line);
  border-radius: var(--pb-radius-sm);
  background: var(--b-bg);
  color: var(--b-text);
  font: var(--pb-button-type);
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color var(--pb-duration-fast),
    border-color var(--pb-duration-fast),
    color var(--pb-duration-fast);

  &[data-variant='primary'] {
    --b-bg: var(--pb-accent-fill);
    --b-bg-hover: var(--pb-accent-fill-hover);
    --b-bg-active: var(--pb-accent-fill-active);
    --b-text: var(--pb-accent-on-fill);
  }
  &[data-variant='secondary'] {
    --b-bg: var(--pb-bg-surface);
    --b-line: var(--pb-line-strong);
  }
  &[data-variant='text'] {
    --b-bg-hover: var(--pb-accent-subtle);
    --b-bg-active: var(--pb-accent-subtle-strong);
    --b-text: var(--pb-accent-text);
  }
  &[data-variant='danger'] {
    --b-bg: var(--pb-danger-fill);
    --b-bg-hover: var(--pb-danger-fill);
    --b-bg-active: var(--pb-danger-fill);
    --b-text: var(--pb-danger-on-fill);
  }
  &[data-variant='danger-outline'] {
    --b-bg: var(--pb-bg-surface);
    --b-bg-hover: var(--pb-danger-subtle);
    --b-bg-active: var(--pb-danger-subtle);
    --b-text: var(--pb-danger-text);
    --b-line: var(--pb-danger-fill);
  }
  &[data-variant='slab'] {
    --b-bg: var(--pb-slab-button-bg);
    --b-bg-hover: var(--pb-slab-button-bg-hover);
    --b-bg-active: var(--pb-slab-button-bg-hover);
    --b-text: var(--pb-slab-button-text);
  }
  &[data-variant='slab-outline'] {
    --b-bg-hover: rgb(255 255 255 / 0.1);
    --b-bg-active: rgb(255 255 255 / 0.16);
    --b-text: var(--pb-text-on-slab);
    --b-line: var(--pb-text-on-slab-muted);
  }
  &[data-variant='plain'] {
    --b-text: var(--pb-text-secondary);
  }
  &[data-size='sm'] {
    min-height: var(--pb-size-control-compact);
    padding: 3px 12px;
    font: 500 0.8125rem/1.25rem var(--pb-font-text);
  }
  &[data-size='lg'] {
    min-height: var(--pb-size-control-portal);
    padding: 7px 18px;
    font: 500 1rem/1.5rem var(--pb-font-text);
  }
  &[data-size='mini'] {
    min-height: var(--pb-size-control-mini);
    padding: 0 8px;
    gap: 4px;
    font: 500 0.75rem/1rem var(--pb-font-text);
  }
  &[data-wide] {
    width: 100%;
  }
  &:hover {
    background: var(--b-bg-hover);
  }
  &[data-variant='danger']:hover:not([aria-disabled='true'], :disabled) {
    background: color-mix(in srgb, var(--pb-danger-fill), black 12%);
    color: #fff;
  }
  &[data-variant='danger']:active:not([aria-disabled='true'], :disabled) {
    background: color-mix(in srgb, var(--pb-danger-fill), black 24%);
    color: #fff;
  }
  &:active {
    background: var(--b-bg-active);
  }
  &[aria-disabled='true']:not([data-loading]),
  &:disabled {
    border-color: var(--pb-line-hair);
    background: var(--pb-bg-sunken);
    color: var(--pb-text-disabled);
  }
  &[data-variant='text'][aria-disabled='true']:not([data-loading]),
  &[data-variant='plain'][aria-disabled='true']:not([data-loading]) {
    border-color: transparent;
    background: transparent;
  }
  &[data-loading] {
    cursor: progress;
  }
  /* The ring takes its room from the paddings: the width does not change. */
  & > [data-slot='ring'] {
    display: inline-flex;
    justify-content: center;
    width: 18px;
  }
  & > [data-slot='ring'][data-lone] {
    width: 14px;
    margin-inline: -10px -2px;
  }
  & > [data-lone] + [data-slot='label'] {
    margin-inline-end: -10px;
  }
  & kbd {
    display: inline-flex;
    align-items: center;
    min-width: 18px;
    height: 18px;
    margin-inline-end: -4px;
    padding: 0 4px;
    justify-content: center;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: var(--pb-radius-mark);
    font: 500 0.6875rem/1rem var(--pb-font-text);
  }
  /* A phone has no keys to press. */
  @media (pointer: coarse), (max-width: 47.99em) {
    & kbd {
      display: none;
    }
  }
  @media (pointer: coarse) {
    position: relative;
    &[data-size='sm']::after,
    &[data-size='mini']::after,
    &[data-square]::after {
      position: absolute;
      top: 50%;
      left: 50%;
      width: max(100%, var(--pb-size-touch));
      height: max(100%, var(--pb-size-touch));
      transform: translate(-50%, -50%);
      content: '';
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
