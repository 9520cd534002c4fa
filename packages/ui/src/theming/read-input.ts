import { parseColour, toHex, toOklch } from './oklch.ts';
import type { Given } from './tints.ts';
import type { ThemeColour, ThemeInput, ThemeProblem } from './types.ts';

/** The most tint that surfaces, lines and text bear without becoming colours of their own. */
const NEUTRAL_CHROMA = 0.05;
const RADIUS = { from: 0, to: 16 };

const meaning = ['points', 'success', 'warning', 'danger', 'info'] as const;

interface Reading {
  colours: Given;
  problems: ThemeProblem[];
}

const unreadable = (input: string, text: string): ThemeProblem => ({
  input,
  message: `${input}: "${text}" is not a colour. Use #rrggbb, #rgb or oklch(0.5 0.1 160).`,
});

function readColour({ colours, problems }: Reading, input: string, family: keyof Given, value: ThemeColour): void {
  const both = typeof value === 'string' ? { light: value } : value;
  const light = parseColour(both.light);
  const dark = 'dark' in both ? parseColour(both.dark) : undefined;
  if (light === undefined) problems.push(unreadable(input, both.light));
  if ('dark' in both && dark === undefined) problems.push(unreadable(input, both.dark));
  if (light !== undefined) colours[family] = { light, dark };
}

function readNeutral(reading: Reading, value: string): void {
  readColour(reading, 'neutral', 'neutral', value);
  const read = reading.colours.neutral;
  if (!read) return;
  const colour = toOklch(read.light);
  if (colour.c <= NEUTRAL_CHROMA) return;
  const suggestion = toHex({ ...colour, c: NEUTRAL_CHROMA });
  const found = colour.c.toFixed(3);
  reading.problems.push({
    input: 'neutral',
    message: `neutral: too vivid for backgrounds and text, its chroma is ${found}, at most 0.05 is allowed. Use ${suggestion}.`,
    suggestion,
  });
}

/** The colours of an input as `#rrggbb`, and what in it cannot be read. */
export function readInput(input: ThemeInput): Reading {
  const reading: Reading = { colours: {}, problems: [] };
  const { name, accent, neutral, radius } = input;
  if (name !== undefined && !/^[a-z][a-z0-9-]*$/.test(name)) {
    reading.problems.push({
      input: 'name',
      message: `name: "${name}" must be lower-case Latin letters, digits and hyphens, starting with a letter.`,
    });
  }
  if (radius !== undefined && !(radius >= RADIUS.from && radius <= RADIUS.to)) {
    reading.problems.push({ input: 'radius', message: `radius: ${radius} is not a number of pixels from 0 to 16.` });
  }
  if (accent !== undefined) readColour(reading, 'accent', 'accent', accent);
  if (neutral !== undefined) readNeutral(reading, neutral);
  for (const family of meaning) {
    const colour = input.meaning?.[family];
    if (colour !== undefined) readColour(reading, `meaning.${family}`, family, colour);
  }
  return reading;
}
