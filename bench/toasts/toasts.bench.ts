// Fifty toasts at once: until all are painted, and the work of the main thread; ours next to named peers.
import { target } from '../lib/print.ts';
import { withPage, work } from '../lib/page.ts';
import { rounds, Series } from '../lib/series.ts';

const ROUNDS = 9;
const series = new Series();

await withPage('toasts/page/main.tsx', async (page, session) => {
  const names = await page.evaluate(() => window.toasts.names);
  await rounds(names, ROUNDS, async (name, counted) => {
    await page.evaluate((peer) => window.toasts.mount(peer), name);
    const before = await work(session);
    const painted = await page.evaluate((peer) => window.toasts.show(peer), name);
    const after = await work(session);
    if (counted) {
      series.add('painted', name, painted);
      series.add('work', name, after.all - before.all);
    }
    await page.evaluate(() => window.toasts.unmount());
  });
});

series.print('painted', 'Fifty toasts at once, until all are painted', 'ms');
series.print('work', 'The same, work of the main thread', 'ms');
console.log('\nTargets');
const held = [
  target('all painted, to bare React', series.ratio('painted', 'bare React'), 1.5),
  target('all painted, to sonner', series.ratio('painted', 'sonner'), 0.3),
  target('main thread, to bare React', series.ratio('work', 'bare React'), 1.5),
  target('main thread, to sonner', series.ratio('work', 'sonner'), 0.3),
];
process.exit(held.every(Boolean) ? 0 : 1);
