import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { launchOptions } from '../browser.ts';
import { root } from '../lib/root.ts';

const folder = join(root, 'apps/portal/public/icons');
const stone = readFileSync(join(root, 'packages/ui/src/brand/logo/mark.svg'), 'utf8');

interface Picture {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  /** Share of the side that is rounded; the system itself rounds a picture without corners of its own. */
  readonly round: number;
  /** Share of the side the plus takes: a launcher may cut a maskable icon down to a circle of 80 %. */
  readonly plus: number;
}

const pictures: readonly Picture[] = [
  { name: 'icon-192', size: 192, round: 0.18, plus: 0.5 },
  { name: 'icon-512', size: 512, round: 0.18, plus: 0.5 },
  { name: 'maskable-512', size: 512, round: 0, plus: 0.38 },
  { name: 'apple-180', size: 180, round: 0, plus: 0.46 },
];

const pageOf = ({ size, round, plus }: Picture): string => {
  const half = (plus * 56) / 2;
  return `<style>body{margin:0}div{position:relative;width:${size}px;height:${size}px;overflow:hidden;border-radius:${round * size}px}
svg{position:absolute;inset:0;width:100%;height:100%}</style>
<div>${stone}<svg viewBox="0 0 56 56"><path d="M28 ${28 - half}v${half * 2}M${28 - half} 28h${half * 2}" stroke="#fff" stroke-width="${half * 0.43}" stroke-linecap="round"/></svg></div>`;
};

// Icons of the installed portal: the mark of the product with its plus, in the sizes launchers ask for.
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions());
try {
  for (const picture of pictures) {
    const page = await browser.newPage({ viewport: { width: picture.size, height: picture.size } });
    await page.setContent(pageOf(picture));
    writeFileSync(join(folder, `${picture.name}.png`), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
