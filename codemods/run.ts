#!/usr/bin/env node
// Rewrites an application for a newer release: `npx pribavka-codemod value-convention "src/**/*.tsx"`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

import type { Codemod } from './types.ts';
import { valueConvention } from './value-convention/value-convention.ts';

const codemods: Readonly<Record<string, Codemod>> = { 'value-convention': valueConvention };

const [name = '', ...patterns] = process.argv.slice(2);
const codemod = codemods[name];
if (!codemod || patterns.length === 0) {
  console.error(`Так: npx pribavka-codemod ${Object.keys(codemods).join('|')} "src/**/*.tsx"`);
  process.exit(1);
}

let changed = 0;
for (const path of patterns.flatMap((pattern) => globSync(pattern)).sort()) {
  const before = readFileSync(path, 'utf8');
  const { text, notes } = codemod(path, before);
  for (const { line, note } of notes) console.log(`${path}:${line} ${note}`);
  if (text === before) continue;
  writeFileSync(path, text);
  changed += 1;
}
console.log(`Изменено файлов: ${changed}`);
