import { css } from 'styled-components';

/**
 * For a block whose parts stand one under another: what stands under a part that is still awaited is shown when that
 * part has come, so that nothing moves under an eye or a thumb. Asked of the block, not by `:has() ~ *`: Chromium 150
 * leaves such siblings hidden when what they waited for has come.
 */
export const settling = css`
  &:has(> :nth-child(1) [data-bone]) > :nth-child(n + 2),
  &:has(> :nth-child(2) [data-bone]) > :nth-child(n + 3),
  &:has(> :nth-child(3) [data-bone]) > :nth-child(n + 4),
  &:has(> :nth-child(4) [data-bone]) > :nth-child(n + 5),
  &:has(> :nth-child(5) [data-bone]) > :nth-child(n + 6) {
    visibility: hidden;
  }
`;
