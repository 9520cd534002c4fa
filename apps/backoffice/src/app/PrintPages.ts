import { createGlobalStyle } from 'styled-components';

/**
 * The pages of a registry lie along their long side. The rule is there from the start: one that came and went with the
 * card over a list would cost the style of every row twice.
 */
export const PrintPages = createGlobalStyle`
  @page registry {
    size: A4 landscape;
    margin: 10mm;
  }
`;
