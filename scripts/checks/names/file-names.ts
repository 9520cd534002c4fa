import type { Finding } from '../rule.ts';

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;
const hook = /^use[A-Z][A-Za-z0-9]*$/;

/** Names that tools give meaning to. */
const standardFolders = new Set(['__screenshots__', '.storybook']);

const isFrontEnd = (path: string): boolean =>
  /^(packages\/(ui|forms)|apps\/(portal|backoffice)|bench|e2e|\.storybook)\//.test(path) ||
  path.startsWith('packages/api/src/react/');

/**
 * Folders are kebab-case everywhere. Files are kebab-case on the server, in the contract and in scripts; in the
 * front-end a component is PascalCase and a hook camelCase (design rule 7 of names).
 */
export function misnamedFile(path: string): Finding[] {
  const folders = path.split('/');
  const file = folders.pop() ?? '';
  const findings: Finding[] = [];
  const folder = folders.find((name) => !kebab.test(name) && !standardFolders.has(name));
  if (folder) findings.push({ path, line: 1, text: `folder «${folder}» is not kebab-case` });
  // `Name.test.tsx` and `name.browser.test.ts` are named after what they test.
  const [stem = ''] = file.split('.');
  if (path.endsWith('.sql')) return findings;
  const good = kebab.test(stem) || (isFrontEnd(path) && (pascal.test(stem) || hook.test(stem)));
  if (!good) findings.push({ path, line: 1, text: `file «${file}» is not named by the rule for its folder` });
  return findings;
}
