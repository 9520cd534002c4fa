import { posix } from 'node:path';

import { describe, expect, it } from 'vitest';

import { clientModules } from './client-modules.ts';
import { clientFacts } from './client-reasons.ts';

const reasons = (code: string): readonly string[] => clientFacts('module.tsx', code).reasons;

describe('why a module belongs to the browser', () => {
  it.each([
    ["import { useState } from 'react';", 'useState'],
    ["import { createContext } from 'react';", 'createContext'],
    ["import { Component } from 'react';", 'Component'],
    ["import { styled } from 'styled-components';", 'styled-components'],
    ["import { createPortal } from 'react-dom';", 'react-dom'],
    ["import { Button } from '@pribavka/ui';", '@pribavka/ui'],
    ['export const useNow = () => now();', 'useNow'],
    ['export function useNow() {}', 'useNow'],
    ['React.useRef();', 'useRef'],
    ['export const A = () => <p>а</p>;', 'JSX'],
    ['export const A = () => <>а</>;', 'JSX'],
    ['document.title;', 'document'],
    ['const { body } = document;', 'document'],
    ['export const at = (page = window) => page;', 'window'],
  ])('%s', (code, reason) => expect(reasons(code)).toContain(reason));

  it.each([
    "import type { ReactNode } from 'react';",
    "import { type Ref, memo } from 'react';",
    "import type { Theme } from 'styled-components';",
    "import { formatDate } from '@pribavka/ui/format';",
    "export * from './Button.tsx';",
    'export const read = (document: { id: string }) => document.id;',
    'export const at = { window: 1 }.window;',
    "export const here = typeof document === 'undefined';",
    'export const type = (node: typeof window) => node;',
    'const used = use(promise);',
  ])('not because of %s', (code) => expect(reasons(code)).toEqual([]));
});

describe('modules of a package', () => {
  const clientOf = (files: Record<string, string>): string[] => {
    const facts = new Map(Object.entries(files).map(([path, code]) => [path, clientFacts(path, code)]));
    return [...clientModules(facts, (name, from) => posix.join(posix.dirname(from), name))].sort();
  };

  it('a module that works with a component is of the browser, one that hands it on is not', () => {
    expect(
      clientOf({
        'Field.tsx': 'export const Field = () => <input />;',
        'index.ts': "export * from './Field.tsx';",
        'make.ts': "import { Field } from './index.ts'; export const Phone = make(Field);",
        'types.ts': "import type { Field } from './Field.tsx'; export const limit = 5;",
        'deep.ts': "import { Phone } from './make.ts'; export const two = [Phone];",
      }),
    ).toEqual(['Field.tsx', 'deep.ts', 'make.ts']);
  });

  it('modules that import each other in a ring do not hang it', () => {
    expect(
      clientOf({ 'a.ts': "export * from './b.ts';", 'b.ts': "export * from './a.ts'; import { x } from './a.ts';" }),
    ).toEqual([]);
  });
});
