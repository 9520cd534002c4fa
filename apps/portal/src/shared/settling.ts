import { css } from 'styled-components';

/**
 * For a block whose parts stand one under another: what stands under a part that is still awaited is shown when that
 * part has come, so that nothing moves under an eye or a thumb.
 */
export const settling = css`
  & > :has([data-bone]) ~ * {
    visibility: hidden;
  }
`;
