import { createGlobalStyle } from 'styled-components';

/** A registry has more columns than a sheet of paper is wide: it is printed along the long side. */
export const Landscape = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 10mm;
  }
`;
