import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { phoneCases } from '../../masks/phone.cases.ts';
import { checkInn } from './EnglishForm.tsx';
import { answers } from './rules.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const readme = read('../../../README.md');
const blocks = [...readme.matchAll(/```tsx?\n(.*?)```/gs)].map(([, code = '']) =>
  code
    .replaceAll("'@pribavka/forms'", "'../../index.ts'")
    .replaceAll(/'@pribavka\/forms\/(rules|masks)'/g, "'../../$1/index.ts'")
    .replaceAll("'@pribavka/forms/locales/en'", "'../../locales/en.ts'"),
);

describe('README', () => {
  it.each(['Registration.tsx', 'ColourField.tsx', 'EnglishForm.tsx', 'rules.ts'])(
    'shows %s as it is compiled',
    (file) => {
      expect(blocks).toContain(read(file));
    },
  );

  it('shows no code that is not compiled', () => expect(blocks).toHaveLength(4));

  it('shows what the rules and masks answer', () => {
    const expected = [...readme.matchAll(/\), \/\/ (undefined|'[^']*')/g)].map(([, said = '']) =>
      said === 'undefined' ? undefined : said.slice(1, -1),
    );
    expect(answers).toEqual(expected);
  });

  it('binds a rule to a language', () => {
    expect([checkInn(''), checkInn('1')]).toEqual(['Required field', 'An INN must have 10 or 12 digits']);
  });

  it('holds every coat of a phone number', () => {
    for (const { text, raw } of phoneCases) {
      const shown = text.replace(/^ +| +$/g, (spaces) => '␣'.repeat(spaces.length));
      expect(readme).toContain(`| \`${shown}\` | ${raw === '' ? '—' : `\`${raw}\``} |`);
    }
  });
});
