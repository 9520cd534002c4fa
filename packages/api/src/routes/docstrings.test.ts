import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { routes } from './index.ts';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.includes('test'));
const text = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n');

/** The words right above each entry of the manifest. */
const docs = new Map(
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}'([\w.]+)': \{/g)].map(([, comment = '', key = '']) => [
    key,
    comment.replaceAll(/\s*\*?\s+/g, ' ').trim(),
  ]),
);

describe('the docstring of', () => {
  it.each(Object.keys(routes))('%s says what the call does', (key) => {
    expect(docs.get(key)?.length ?? 0).toBeGreaterThanOrEqual(15);
  });

  it('each call is its own', () => {
    expect(new Set(docs.values()).size).toBe(docs.size);
  });
});
