/**
 * A colour of Oklab in polar form: steps of `l` look even whatever the hue.
 * Matrices: Björn Ottosson, «A perceptual color space for image processing», as in CSS Color 4.
 */
export interface Oklch {
  /** Lightness, 0–1. */
  l: number;
  /** Chroma, from 0 for grey to about 0.37 in sRGB. */
  c: number;
  /** Hue in degrees, 0–360; of no meaning without chroma. */
  h: number;
}

type Triple = readonly [number, number, number];

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const linearOf = (hex: string): Triple => {
  const at = (start: number): number => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};

/** `#rrggbb` as OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const d = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, d), h: (Math.atan2(d, a) * 180) / Math.PI };
}

function linearRgb({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

// Half of a step of eight bits: below that a colour outside sRGB is the same colour inside it.
const EDGE = 0.0002;
const fits = (colour: Oklch): boolean => linearRgb(colour).every((part) => part >= -EDGE && part <= 1 + EDGE);

/** The most of the chroma that sRGB can show at this lightness and hue: both of them stay. */
function inSrgb(colour: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, colour.l));
  if (fits({ ...colour, l })) return { ...colour, l };
  let low = 0;
  let high = colour.c;
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (fits({ ...colour, l, c: middle })) low = middle;
    else high = middle;
  }
  return { l, c: low, h: colour.h };
}

/** OKLCH as `#rrggbb`; chroma that sRGB cannot show is given up, lightness and hue are not. */
export function toHex(colour: Oklch): string {
  const byte = (part: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, part)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${linearRgb(inSrgb(colour)).map(byte).join('')}`;
}

const oklchText = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*\)$/i;

/** `#rgb`, `#rrggbb` or `oklch(0.5 0.1 160)` as `#rrggbb`; `undefined` when it is none of them. */
export function parseColour(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  if (/^#[\da-f]{6}$/.test(trimmed)) return trimmed;
  if (/^#[\da-f]{3}$/.test(trimmed)) return trimmed.replaceAll(/[\da-f]/g, '$&$&');
  const [, l, percent, c, h] = oklchText.exec(trimmed) ?? [];
  if (l === undefined) return undefined;
  return toHex({ l: Number(l) / (percent === '%' ? 100 : 1), c: Number(c), h: Number(h) });
}
