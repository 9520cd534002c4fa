// Which faces ship. ₽ lives in latin-ext, № in cyrillic: all subsets, the browser fetches what a page uses.

export interface Face {
  family: string;
  weight: string;
  file: string;
  from: string;
  range: string;
}

const ranges = {
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  'cyrillic-ext': 'U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F',
  'latin-ext': [
    '',
    '    U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F,',
    '    U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  ].join('\n'),
  latin: [
    '',
    '    U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC,',
    '    U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ].join('\n'),
} as const;

const face = (pkg: string, family: string, weight: string, subset: keyof typeof ranges): Face => ({
  family,
  weight,
  file: `${pkg}-${subset}.woff2`,
  from: `@fontsource-variable/${pkg}/files/${pkg}-${subset}-wght-normal.woff2`,
  range: ranges[subset],
});

export const faces: Face[] = [
  ...(['cyrillic-ext', 'cyrillic', 'latin-ext', 'latin'] as const).map((subset) =>
    face('golos-text', 'Golos Text Variable', '400 900', subset),
  ),
  ...(['cyrillic', 'latin-ext', 'latin'] as const).map((subset) =>
    face('jetbrains-mono', 'JetBrains Mono Variable', '100 800', subset),
  ),
];

interface Fallback {
  family: string;
  local: readonly string[];
  /** Percent of its own size at which its sentences are as wide as those of Golos. */
  size: number;
}

/**
 * What stands until Golos is here. Sentences of the interface in Golos take 105.2 % of Arimo's, whose widths are
 * Arial's (digits 102.6 %, the widest sentence 106.2 %; Chromium, regular weight), and 93 % of DejaVu's (89–94 %),
 * which is all a plain Linux has: a line moves by 3.5 % at most.
 */
const fallbacks: readonly Fallback[] = [
  { family: 'Golos Text Fallback', local: ['Arial', 'Liberation Sans', 'Roboto'], size: 105.2 },
  { family: 'Golos Wide', local: ['DejaVu Sans', 'Verdana'], size: 93 },
];

/** Heights of Golos itself in percent of the size, held by fonts.browser.test.ts: no line moves up or down. */
const heights = { ascent: 98.05, descent: 21.99 };

const percentOf = (height: number, size: number): number => Math.round((height / size) * 1000) / 10;

const fallbackFace = ({ family, local, size }: Fallback): string => `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${percentOf(heights.ascent, size)}%;
  descent-override: ${percentOf(heights.descent, size)}%;
  line-gap-override: 0%;
}`;

export const fallbackFamilies = fallbacks.map(({ family }) => `'${family}'`).join(', ');

export const emitFontsCss = (): string =>
  [
    '/* Создано scripts/build-tokens.ts; шрифты под OFL-1.1, лицензии рядом с файлами. */',
    ...faces.map(
      ({ family, weight, file, range }) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url('./fonts/${file}') format('woff2');
  unicode-range:${range.startsWith('\n') ? '' : ' '}${range};
}`,
    ),
    ...fallbacks.map(fallbackFace),
    '',
  ].join('\n');
