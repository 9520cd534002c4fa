import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { palette } from '../tokens/palette.gen.ts';
import { colorTokens } from '../tokens/tokens.gen.ts';
import { checkTheme, createTheme, ThemeError } from './create-theme.ts';
import { toOklch } from './oklch.ts';
import type { ThemeInput } from './types.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const pale = fc
  .record({ l: fc.double({ min: 0.2, max: 0.9, noNaN: true }), h: fc.integer({ min: 0, max: 359 }) })
  .map(({ l, h }) => `oklch(${l.toFixed(3)} 0.03 ${h})`);

/** A theme with every pair at its minimum or above, or a refusal that says what would do. */
function expectReadableOrRefused(input: ThemeInput): void {
  const checked = checkTheme(input);
  if (checked.ok) {
    expect(checked.contrast).toHaveLength(308);
    expect(checked.contrast.filter(({ ratio, required }) => ratio < required)).toEqual([]);
    return;
  }
  expect(checked.problems.length).toBeGreaterThan(0);
  for (const { message, pair, suggestion } of checked.problems) {
    expect(pair?.ratio).toBeLessThan(pair?.required ?? 0);
    expect(message).toContain(pair?.foreground);
    expect(message).toContain(pair?.background);
    expect(suggestion).toMatch(/^#[\da-f]{6}$/);
  }
}

describe('createTheme', () => {
  it('without choices is «Прибавка», value for value', () => {
    const theme = createTheme();
    expect(theme.light).toEqual(palette.light);
    expect(theme.dark).toEqual(palette.dark);
    expect(createTheme({ accent: '#10704e' }).light).toEqual(palette.light);
  });

  it('makes any accent readable or refuses it', () => {
    fc.assert(
      fc.property(hex, (accent) => expectReadableOrRefused({ accent })),
      { numRuns: 120 },
    );
  });

  it('makes any accent with any tint readable or refuses it', () => {
    fc.assert(
      fc.property(hex, pale, (accent, neutral) => expectReadableOrRefused({ accent, neutral })),
      { numRuns: 60 },
    );
  });

  it('accepts what it suggested', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const first = checkTheme({ accent });
        if (first.ok) return;
        const again = checkTheme({ accent: first.problems[0]?.suggestion });
        expect(again.ok ? [] : again.problems).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it('takes the accent as it was given, for each mode', () => {
    expect(createTheme({ accent: '#2563eb' }).light['accent-fill']).toBe('#2563eb');
    const both = createTheme({ accent: { light: '#2563eb', dark: '#8ab4ff' } });
    expect(both.dark['accent-fill']).toBe('#8ab4ff');
    expect(createTheme({ meaning: { danger: '#a3123f' } }).light['danger-fill']).toBe('#a3123f');
  });

  it.each(['light', 'dark'] as const)('%s: of a blue brand only «done» is green', (mode) => {
    const colours = createTheme({ accent: '#1d4ed8' })[mode];
    const green = colorTokens.filter((role) => {
      if (!colours[role].startsWith('#')) return false;
      const { c, h } = toOklch(colours[role]);
      return c > 0.012 && h > 100 && h < 190;
    });
    expect(green.map((role) => role.replace(/-.*/, '')).filter((name) => name !== 'success')).toEqual(['inverse']);
    expect(colours['stone-blend']).toBe('luminosity');
  });

  it('makes another green the colour of success too', () => {
    const { light } = createTheme({ accent: '#3f7d20' });
    expect(Math.abs(toOklch(light['success-fill']).h - toOklch(light['accent-fill']).h)).toBeLessThan(6);
  });

  it('puts dark text on a fill that is too light for white', () => {
    const { light } = createTheme({ accent: '#e8590c' });
    expect(toOklch(light['accent-on-fill']).l).toBeLessThan(0.3);
  });

  it('says which pair failed, by how much and what would pass', () => {
    expect(() => createTheme({ accent: '#ffd400' })).toThrow(ThemeError);
    expect(() => createTheme({ accent: '#ffd400' })).toThrow(
      /accent: in the light theme accent-fill \(#ffd400\) on bg-canvas .* has a contrast of 1\.33, at least 3\.00 is needed\. Use #[\da-f]{6}\./,
    );
  });

  it.each<[ThemeInput, string]>([
    [{ accent: 'зелёный' }, 'accent: "зелёный" is not a colour'],
    [{ accent: { light: '#10704e', dark: 'x' } }, 'accent: "x" is not a colour'],
    [{ neutral: '#ff0000' }, 'neutral: too vivid'],
    [{ radius: 40 }, 'radius: 40'],
    [{ radius: Number.NaN }, 'radius: NaN'],
    [{ name: 'Волна' }, 'name: "Волна"'],
    [{ meaning: { info: '#zzz' } }, 'meaning.info: "#zzz"'],
  ])('refuses %o', (input, message) => expect(() => createTheme(input)).toThrow(message));

  it('gives different brands different names', () => {
    expect(createTheme({ accent: '#2563eb' }).id).not.toBe(createTheme({ accent: '#1d4ed8' }).id);
    expect(createTheme({ name: 'volna' }).id).toMatch(/^volna-\w+$/);
  });
});

describe('what a theme is given out as', () => {
  const theme = createTheme({
    name: 'volna',
    accent: '#1d4ed8',
    radius: 8,
    fonts: { text: "'PT Sans', sans-serif" },
    density: 'compact',
  });

  it('CSS in the layer of tokens, for the page and for a part of it', () => {
    for (const css of [theme.css, theme.scopeCss]) {
      expect(css).toMatch(/^@layer pribavka\.tokens, pribavka\.base;\n@layer pribavka\.tokens \{/);
      expect(css).toContain('--pb-accent-fill: #1d4ed8;');
      expect(css).toContain('--pb-radius-lg: 24px;');
      expect(css).toContain('--pb-type-body: 400 0.9375rem/1.5rem var(--pb-font-text);');
      expect(css).toContain('--pb-control-height: var(--pb-size-control-compact);');
      expect(css.split('{')).toHaveLength(css.split('}').length);
    }
    expect(theme.css).toContain(":root:root[data-theme='dark']");
    expect(theme.scopeCss).toContain(`[data-brand='${theme.id}'][data-brand][data-theme='dark']`);
  });

  it('an object for style', () => {
    expect(theme.style('dark')['--pb-accent-fill']).toBe(theme.dark['accent-fill']);
    expect(theme.style('light')['--pb-radius-sm']).toBe('8px');
  });

  it('keeps a checkbox from becoming a radio', () => {
    expect(createTheme({ radius: 16 }).shape).toMatchObject({ 'radius-mark': '5px', 'radius-sm': '16px' });
    expect(createTheme({ radius: 0 }).shape['radius-lg']).toBe('0');
    expect(createTheme({ radius: 4 }).shape).toEqual({
      'radius-xs': '2px',
      'radius-mark': '3px',
      'radius-sm': '4px',
      'radius-md': '6px',
      'radius-lg': '12px',
    });
  });
});
