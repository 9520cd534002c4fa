import { css } from 'styled-components';

export const tabsCss: ReturnType<typeof css> = css`
  display: flex;
  gap: 12px;
  align-items: center;
  min-width: 0;
  font: var(--pb-type-ui);
  &[data-line] {
    border-bottom: 1px solid var(--pb-line-hair);
  }
  & > [role='tablist'] {
    display: flex;
    flex: 1;
    gap: 24px;
    min-width: 0;
    overflow: auto hidden;
    scrollbar-width: none;
    --before: 0px;
    --after: 0px;
    /* A word cut at the edge fades: nobody reads half of one. */
    mask-image: linear-gradient(
      to var(--pb-line-end, right),
      transparent,
      #000 var(--before) calc(100% - var(--after)),
      transparent
    );
  }
  & > [role='tablist'][data-before] {
    --before: var(--fade, 32px);
  }
  & > [role='tablist'][data-after] {
    --after: var(--fade, 32px);
  }
  & > [role='tablist'] > [role='tab'] {
    position: relative;
    display: inline-flex;
    flex: none;
    gap: 6px;
    align-items: center;
    min-height: 40px;
    padding: 8px 0 10px;
    border: 0;
    background: none;
    color: var(--pb-text-secondary);
    text-decoration-line: none;
    white-space: nowrap;
  }
  & > [role='tablist'] > [role='tab']:hover {
    color: var(--pb-text-primary);
  }
  & > [role='tablist'] > [role='tab'][aria-selected='true'] {
    color: var(--pb-text-primary);
    font-weight: 500;
  }
  & > [role='tablist'] > [role='tab'][aria-selected='true']::after {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--pb-accent-fill);
    content: '';
  }
  & > [role='tablist'] > [role='tab']:focus-visible {
    outline-offset: -2px;
    border-radius: var(--pb-radius-sm);
  }
  & small {
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  & > [data-part='more'] {
    flex: none;
  }
  @media (pointer: coarse) {
    & > [role='tablist'] > [role='tab'] {
      min-height: var(--pb-size-touch);
    }
  }
  @media (forced-colors: active) {
    & > [role='tablist'] > [role='tab'][aria-selected='true']::after {
      background: Highlight;
    }
  }
`;
