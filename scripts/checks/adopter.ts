import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { steps } from '../lib/adopter-steps.ts';
import { withAdopter } from '../lib/adopter.ts';
import { quickStart, unnamedPeers } from '../lib/quick-start.ts';
import { readmeExamples } from '../lib/readme-examples.ts';

const has = [
  'react',
  'react-dom',
  'styled-components',
  'lucide-react',
  'typescript',
  'vite',
  'vitest',
  '@vitejs/plugin-react',
  '@vitest/browser-playwright',
  'playwright',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  // Peers of some entries of the client.
  '@fingerprintjs/fingerprintjs',
  'axios',
  'swr',
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} с`;

/** The packages as another team meets them: packed, installed from tarballs outside of the project, used. `instead`: other versions of what it has. */
export async function checkAdopter(instead: Readonly<Record<string, string>> = {}): Promise<string[]> {
  let started = performance.now();
  return withAdopter({ sources: 'app', has, instead }, async (adopter) => {
    console.log(`    упакованы и установлены: ${seconds(started)}`);
    const examples = join(adopter.folder, 'src', 'readme');
    mkdirSync(examples);
    for (const [file, text] of Object.entries(readmeExamples())) writeFileSync(join(examples, file), text);
    const start = join(adopter.folder, 'src', 'quick-start');
    mkdirSync(start);
    for (const [file, text] of Object.entries(quickStart().files)) writeFileSync(join(start, file), text);
    const problems = unnamedPeers();
    for (const step of steps) {
      started = performance.now();
      const found = await step.run(adopter);
      console.log(`    ${found.length === 0 ? '✓' : '✗'} ${step.name}: ${seconds(started)}`);
      problems.push(...found.map((problem) => `${step.name}:\n${problem}`));
    }
    return problems;
  });
}
