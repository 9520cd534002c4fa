import { styled } from 'styled-components';

export const Root: ReturnType<typeof styled.div<object>> = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  gap: 8px;
  width: fit-content;
  max-width: 100%;
  & > [data-cell] {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    justify-content: center;
    width: 48px;
    height: 54px;
    border: 1px solid var(--pb-line-strong);
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-surface);
    font: 600 1.5rem/2rem var(--pb-font-text);
    transition: border-color var(--pb-duration-fast);
  }
  &[data-wide] > [data-cell] {
    width: 64px;
    height: 64px;
    font: 600 1.75rem/2.25rem var(--pb-font-text);
  }
  & > [data-cell][data-current] {
    border-color: var(--pb-accent-fill);
    outline: 2px solid var(--pb-focus-ring);
    outline-offset: 1px;
  }
  &[data-invalid] > [data-cell]:not([data-current]) {
    border: 1.5px solid var(--pb-danger-fill);
  }
  &[data-disabled] > [data-cell] {
    border-color: var(--pb-line-hair);
    background: var(--pb-bg-sunken);
    color: var(--pb-text-disabled);
  }
  & > [data-cell][data-current]:empty::before {
    width: 1px;
    height: 24px;
    background: var(--pb-text-primary);
    animation: pb-caret 1.1s steps(1) infinite;
    content: '';
  }
  @keyframes pb-caret {
    50% {
      opacity: 0;
    }
  }
  & > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    padding: 0 16px;
    border: 0;
    outline: none;
    background: transparent;
    color: transparent;
    caret-color: transparent;
    font-size: 16px;
    letter-spacing: 32px;
  }
  & > input::selection {
    background: transparent;
  }
  @media (prefers-reduced-motion: reduce) {
    & > [data-cell]::before {
      animation: none;
    }
  }
`;

/** The cells and, under them, the way to another code. */
export const Column: ReturnType<typeof styled.div<object>> = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  align-items: flex-start;
`;
