import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/root.ts';

const bases = ['', 'apps/server/src'];
const isTest = (name: string): boolean => /\.(test|spec)\.tsx?$/.test(name);

interface Rule {
  rule: string;
  proof: string;
}

/** Rows of the tables: a rule and what proves it. */
function rulesOf(text: string): Rule[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| rule |'))
    .map((line) => {
      const [, rule = '', proof = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { rule, proof };
    });
}

const find = (name: string): string | undefined =>
  bases.map((base) => join(root, base, name)).find((path) => existsSync(path));

function wrongIn({ rule, proof }: Rule): string[] {
  const names = [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter(isTest);
  if (/not yet/.test(proof)) return [`«${rule}»: написано «not yet»`];
  if (names.length === 0) return [`«${rule}»: не назван тест`];
  const quoted = [...proof.matchAll(/`([^`]+)` «([^»]+)»/g)];
  return [
    ...names.filter((name) => !find(name)).map((name) => `«${rule}»: нет файла ${name}`),
    ...quoted
      .filter(([, name = '', title = '']) => {
        const file = find(name);
        return file && !readFileSync(file, 'utf8').includes(title.replace(/…$/, ''));
      })
      .map(([, name, title]) => `«${rule}»: в ${name} нет теста «${title}»`),
  ];
}

/** Every rule of docs/security.md names a test, and every named test is there. */
export const checkSecurityDoc = (text: string = readFileSync(join(root, 'docs/security.md'), 'utf8')): string[] =>
  rulesOf(text).flatMap(wrongIn);
