import { css } from 'styled-components';

/** What floats: hairline, shadow, 6 px, and 4 px of movement away from the anchor. */
export const surfaceCss: ReturnType<typeof css> = css`
  min-width: var(--popup-min-width, 0);
  max-width: min(var(--popup-max-width, 100vw), calc(100vw - 16px));
  max-height: var(--popup-max-height, none);
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-raised);
  color: var(--pb-text-primary);
  box-shadow: var(--pb-shadow-popover);
  outline: none;
  animation: pb-popup var(--pb-duration-base) var(--pb-ease-out);

  @keyframes pb-popup {
    from {
      opacity: 0;
      translate: 0 calc(var(--pb-motion) * -4px);
    }
  }
  &[data-side='top'] {
    animation-name: pb-popup-up;
  }
  @keyframes pb-popup-up {
    from {
      opacity: 0;
      translate: 0 calc(var(--pb-motion) * 4px);
    }
  }
`;
