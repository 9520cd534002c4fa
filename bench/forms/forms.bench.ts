// Keys in masked fields and in a form of forty, weights of entries: ours next to named peers, in one run.
import { chromium } from 'playwright';

import { launchOptions } from '../../scripts/browser.ts';
import { weigh } from '../../scripts/lib/weigh.ts';
import { benchRoot, buildPage } from '../lib/build.ts';
import { median, printRatios, target } from '../lib/print.ts';

const ROUNDS = 9;

interface Key {
  readonly ms: number;
  readonly renders: number;
}

const medians = <Sample>(
  samples: Readonly<Record<string, Sample[]>>,
  pick: (sample: Sample) => number,
): Record<string, number> =>
  Object.fromEntries(Object.entries(samples).map(([name, list]) => [name, median(list.map(pick))]));

const held: boolean[] = [];
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="ru"><title>bench</title><body></body></html>');
  await page.addScriptTag({ content: (await buildPage('forms/page/main.tsx')).script });
  const session = await page.context().newCDPSession(page);

  for (const rate of [1, 6]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const times = medians(await page.evaluate((rounds) => window.bench.masks(rounds), ROUNDS), (ms: number) => ms);
    printRatios(`A key in a phone field, processor ${rate}× slowed`, 'ms', times);
    if (rate === 6) held.push(target('ours to Maskito', (times['ours'] ?? 0) / (times['maskito'] ?? 1), 1.2));
  }

  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const keys = await page.evaluate((rounds) => window.bench.forms(rounds), ROUNDS);
  const times = medians(keys, ({ ms }: Key) => ms);
  const renders = medians(keys, ({ renders }: Key) => renders);
  printRatios('A key in a form of 40 fields, processor 4× slowed', 'ms', times);
  printRatios('Fields rendered by that key', '', renders);
  held.push(target('fields rendered by a key', renders['ours'] ?? 0, 1));
  held.push(target('ours to react-hook-form', (times['ours'] ?? 0) / (times['react-hook-form'] ?? 1), 1.1));

  const fault = await page.evaluate(() => window.bench.fault);
  // A peer that loses digits is still timed, but it is reported; ours must not be among them.
  if (fault) console.log(`\nShown other than typed:\n${[...new Set(fault.trim().split('\n'))].join('\n')}`);
  held.push(
    target('digits lost by ours, rounds', fault.split('\n').filter((line) => line.startsWith('ours')).length, 0),
  );
} finally {
  await browser.close();
}

const entries: Readonly<Record<string, string>> = {
  'ours: rules': "export * from '@pribavka/forms/rules';",
  'ours: masks': "export * from '@pribavka/forms/masks';",
  'ours: useMask': "export { useMask } from '@pribavka/forms';",
  'ours: form and text field': "export { Form, TextField, SubmitButton, FormStrip } from '@pribavka/forms';",
  'ours: everything': "export * from '@pribavka/forms';",
  'maskito core and react': "export * from '@maskito/core'; export * from '@maskito/react';",
  'react-number-format': "export { PatternFormat } from 'react-number-format';",
  'react-imask': "export { IMaskInput } from 'react-imask';",
  'react-hook-form': "export { useForm, Controller } from 'react-hook-form';",
  'react-final-form, final-form': "export { Form, Field } from 'react-final-form';",
};
const apart = ['react', 'react-dom', 'styled-components', 'lucide-react', '@pribavka/ui'];
console.log('\nWeights, KiB after minify; React, styled-components and the design system apart');
for (const [name, code] of Object.entries(entries)) {
  const { gzip, brotli } = await weigh(code, { from: benchRoot, external: apart });
  console.log(
    `  ${name.padEnd(32)}${(gzip / 1024).toFixed(1).padStart(6)} gzip ${(brotli / 1024).toFixed(1).padStart(6)} brotli`,
  );
}

process.exit(held.every(Boolean) ? 0 : 1);
