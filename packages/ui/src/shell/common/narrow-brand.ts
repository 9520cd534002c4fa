import { css } from 'styled-components';

/** A brand without a mark of its own wraps in the rail; with one it leaves its name to screen readers. */
export const narrowBrandCss: ReturnType<typeof css> = css`
  justify-content: center;
  font: var(--pb-type-caption);
  text-align: center;
  overflow-wrap: anywhere;
  & a {
    font: inherit;
  }
`;
