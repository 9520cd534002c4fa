import { css } from 'styled-components';

/** Takes a text off the screen and leaves it to screen readers. */
export const hiddenCss: ReturnType<typeof css> = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
