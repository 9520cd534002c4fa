import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { generate } from '../../scripts/build-tokens.ts';
import { contrastRatio } from './contrast.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Colours as they ship: the first block of tokens.css with that selector. */
function shipped(selector: string): Map<string, string> {
  const css = read('src/tokens/tokens.css');
  const start = css.indexOf('{', css.indexOf(`\n  ${selector} {`));
  const body = css.slice(start, css.indexOf('\n  }', start));
  return new Map([...body.matchAll(/--pb-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']));
}

const themes = { light: shipped("[data-theme='system']"), dark: shipped("[data-theme='dark']") };

describe('generated files', () => {
  it.each(Object.entries(generate()))('%s is what the source gives', (path, text) => {
    expect(read(path)).toBe(text);
  });

  it('both themes hold the same roles', () => {
    expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
    expect(themes.light.size).toBeGreaterThan(60);
  });

  it('the system theme in the dark equals the dark theme', () => {
    const css = read('src/tokens/tokens.css');
    const media = css.slice(css.indexOf('@media (prefers-color-scheme: dark)'));
    for (const [name, value] of themes.dark) expect(media).toContain(`--pb-${name}: ${value};`);
  });
});

const rows = read('src/tokens/contrast.csv').trim().split('\n');
const split = rows.findIndex((row) => row.startsWith('extra,'));
const pairs = rows
  .slice(1, split)
  .filter(Boolean)
  .map((row) => row.split(',') as [keyof typeof themes, string, string, string]);
const extra = rows.slice(split + 1).map((row) => row.match(/^(.*),(#\w{6}),(#\w{6}),([\d.]+),/)?.slice(1) ?? []);

describe('contrast of every pair, from the shipped values', () => {
  it('reads the whole list', () => {
    expect(pairs).toHaveLength(276);
    expect(extra.length).toBeGreaterThanOrEqual(23);
  });

  it.each(pairs)('%s: %s on %s is at least %s', (theme, foreground, background, required) => {
    const colour = (role: string): string => themes[theme].get(role.replaceAll('.', '-')) ?? '';
    expect(colour(foreground)).toMatch(/^#[\da-f]{6}$/);
    expect(contrastRatio(colour(foreground), colour(background))).toBeGreaterThanOrEqual(Number(required));
  });

  it.each(extra)('%s', (_name, foreground = '', background = '', required = '') => {
    expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(Number(required));
  });

  it.each(['light', 'dark'] as const)('%s: avatars and slab buttons', (theme) => {
    const at = (role: string): string => themes[theme].get(role) ?? '';
    for (const n of [1, 2, 3, 4, 5]) {
      expect(contrastRatio(at(`avatar-${n}-text`), at(`avatar-${n}-bg`))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastRatio(at('slab-button-text'), at('slab-button-bg'))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(at('slab-button-text'), at('slab-button-bg-hover'))).toBeGreaterThanOrEqual(4.5);
    for (const role of ['success', 'warning', 'danger', 'info']) {
      expect(contrastRatio(at(`inverse-${role}`), at('bg-inverse'))).toBeGreaterThanOrEqual(3);
    }
  });
});
