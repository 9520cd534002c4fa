import { css } from 'styled-components';

/** The square a photo or another file stands in. */
export const fileFrameCss: ReturnType<typeof css> = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 96px;
  height: 96px;
  overflow: hidden;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-sunken);
  color: var(--pb-text-secondary);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
