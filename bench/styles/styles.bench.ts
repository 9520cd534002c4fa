// 2 000 cells: one styled table with rules reaching down, against plain classes and against styled cells.
import { target } from '../lib/print.ts';
import { withPage } from '../lib/page.ts';
import { rounds, Series } from '../lib/series.ts';

const ROUNDS = 21;
const series = new Series();

await withPage('styles/page/main.tsx', async (page, session) => {
  const names = await page.evaluate(() => window.styles.names);
  await rounds(names, ROUNDS, async (name, counted) => {
    // A collection in the middle of a measurement would be somebody's bad luck.
    await session.send('HeapProfiler.collectGarbage');
    const mount = await page.evaluate((peer) => window.styles.mount(peer), name);
    const update = await page.evaluate(() => window.styles.update());
    await page.evaluate(() => window.styles.unmount());
    if (!counted) return;
    series.add('mount', name, mount);
    series.add('update', name, update);
  });
});

series.print('mount', '2 000 cells: mount with layout', 'ms');
series.print('update', '2 000 cells: every text changes', 'ms');
console.log('\nTargets');
const held = [
  target('mount, to plain classes', series.ratio('mount', 'plain classes'), 1.15),
  target('re-render, to plain classes', series.ratio('update', 'plain classes'), 1.15),
];
process.exit(held.every(Boolean) ? 0 : 1);
