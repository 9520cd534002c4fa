import { expect, it } from 'vitest';

import { checkPageLinks, linksToNowhere } from './page-links.ts';

it('every link of the pages leads somewhere, in a release as well', () => {
  expect(checkPageLinks()).toEqual([]);
});

it.each([
  ['docs/security.md', '[a](nowhere.md)', 'нет такого файла'],
  ['docs/security.md', '[a](operations.md#nothing-of-it)', 'нет такого раздела'],
  ['docs/security.md', '# One\n[a](#two)', 'нет такого раздела'],
  ['docs/operations.md', '[a](architecture.md)', 'в нём нет'],
])('refuses in %s %s', (page, text, why) => {
  expect(linksToNowhere(page, text).join()).toContain(why);
});

it('takes links to sections, and addresses of others', () => {
  const text = '## What, then? `code`\n[a](#what-then-code) [b](https://example.org/no.md) [c](operations.md#backup)';
  expect(linksToNowhere('docs/upgrade.md', text)).toEqual([]);
});
