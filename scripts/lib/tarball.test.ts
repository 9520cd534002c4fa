import { expect, it } from 'vitest';

import { lostSources, wrongFiles } from './tarball.ts';

const whole = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'src/index.ts'];

it.each([
  'src/brand/brand.stories.tsx',
  'src/date/core/parse.test.ts',
  'src/forms.more.browser.test.tsx',
  'src/contract.spec-d.ts',
  'src/test-utils/http.ts',
  'src/stories/cases.ts',
  'src/masks/phone.cases.ts',
  'src/routes/specified.test-data.ts',
  'src/data/table/stories.data.tsx',
  'dist/shell/stories.data.d.ts',
  'src/docs/start.mdx',
])('refuses %s in a package', (path) => {
  expect(wrongFiles('api', [...whole, path])).toEqual([`лишний файл в пакете: ${path}`]);
});

it('asks for the licence, the changes and, of the design system, the tokens', () => {
  expect(wrongFiles('api', whole)).toEqual([]);
  expect(wrongFiles('forms', ['package.json', 'README.md'])).toEqual([
    'в пакете нет LICENSE',
    'в пакете нет CHANGELOG.md',
  ]);
  expect(wrongFiles('ui', whole)).toContain('в пакете нет src/tokens/tokens.json');
});

it('follows maps to their sources', () => {
  const files = new Set(['src/form/Form.tsx']);
  expect(lostSources(files, 'dist/form/Form.js.map', ['../../src/form/Form.tsx'])).toEqual([]);
  expect(lostSources(files, 'dist/form/Form.js.map', ['../../src/form/submit.ts'])).toEqual([
    'dist/form/Form.js.map ведёт к src/form/submit.ts, которого в пакете нет',
  ]);
});
