import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { cases } from './cases.tsx';
import { componentNames } from './component-names.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: src }).map((path) => readFileSync(`${src}/${path}`, 'utf8'));
const stories = read('**/*.stories.tsx');
const pages = read('**/*.mdx');

/** Without a look of their own: a page explains them, a story has nothing to show. */
const withoutStory = new Map([
  ['UiProvider', 'stands round every story'],
  ['Portal', 'what it carries is shown by Dialog, Menu and Popover'],
]);

describe('every exported component', () => {
  it('is found at all', () => {
    expect(componentNames).toContain('Button');
    expect(componentNames).toContain('DataTable');
    expect(componentNames.length).toBeGreaterThan(100);
  });

  it('has a conformance case, and only components have', () => {
    expect(cases.map((one) => one.name).sort()).toEqual(componentNames);
    expect(cases.filter((one) => one.kind === 'bare').every((one) => (one.reason ?? '').length > 10)).toBe(true);
  });

  it.each(componentNames)('%s has a story', (name) => {
    const shown = stories.some((text) => new RegExp(`<${name}[\\s/>]`).test(text));
    expect(shown, `draw <${name}> in a *.stories.tsx, in each of its states`).toBe(!withoutStory.has(name));
  });

  it.each(componentNames)('%s has a page with its reference', (name) => {
    const own = pages.filter((text) => text.includes(`of={${name}}`));
    expect(own, `write a page with <Component of={${name}} …> next to the component`).toHaveLength(1);
    expect(own[0], 'properties, CSS, import and weight come by themselves').toContain(`<Reference of={${name}} />`);
  });
});
