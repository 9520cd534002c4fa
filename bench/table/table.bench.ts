// 100 000 rows × 10 columns: mount, sort, scroll, memory, nodes; ours next to named peers, in one run.
import type { CDPSession, Page } from 'playwright';

import { target } from '../lib/print.ts';
import { withPage, work } from '../lib/page.ts';
import { rounds, Series } from '../lib/series.ts';

const ROUNDS = 5;
const DISTANCE = 50_000;
const STEP = 200;
const MIB = 1024 * 1024;

async function heap(session: CDPSession): Promise<number> {
  // Twice: what weak references held goes at the second time only.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MIB;
}

async function scrolled(page: Page, session: CDPSession, rate: number): Promise<{ script: number; all: number }> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const before = await work(session);
  await page.evaluate(([distance, step]) => window.table.scroll(distance, step, false), [DISTANCE, STEP] as const);
  const after = await work(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const frames = DISTANCE / STEP;
  return { script: (after.script - before.script) / frames, all: (after.all - before.all) / frames };
}

const series = new Series();

async function measure(page: Page, session: CDPSession, name: string, counted: boolean): Promise<void> {
  const put = (figure: string, value: number): void => {
    if (counted) series.add(figure, name, value);
  };
  await page.evaluate((peer) => window.table.prepare(peer), name);
  const before = await heap(session);
  put('mount', await page.evaluate((peer) => window.table.mount(peer), name));
  put('nodes', await page.evaluate(() => window.table.nodes()));
  put('heap', (await heap(session)) - before);
  put('number', await page.evaluate(() => window.table.sort('points')));
  put('text', await page.evaluate(() => window.table.sort('name')));
  put('heap sorted', (await heap(session)) - before);
  for (const rate of [1, 4]) {
    const { script, all } = await scrolled(page, session, rate);
    put(`script ${rate}`, script);
    put(`all ${rate}`, all);
  }
  put(
    'blank',
    await page.evaluate(([distance, step]) => window.table.scroll(distance, step, true), [DISTANCE, STEP] as const),
  );
  await page.evaluate(() => window.table.unmount());
}

/** `--peers=bare,AG`: ours next to these only, by a part of the name; a round of all takes minutes. */
const wanted = process.argv
  .find((word) => word.startsWith('--peers='))
  ?.slice('--peers='.length)
  .split(',');

await withPage('table/page/main.tsx', async (page, session) => {
  const all = await page.evaluate(() => window.table.names);
  const names = all.filter((name) => name === 'ours' || (wanted?.some((part) => name.includes(part)) ?? true));
  await rounds(names, ROUNDS, (name, counted) => measure(page, session, name, counted));
});

series.print('mount', 'Mount to first painted row', 'ms');
series.print('number', 'Sort by a number, to first painted row', 'ms');
series.print('text', 'Sort by Russian text, to first painted row', 'ms');
series.print('script 1', `Scrolling ${DISTANCE} px, script a frame`, 'ms');
series.print('script 4', 'The same at 4× slowed processor', 'ms');
series.print('all 1', `Scrolling ${DISTANCE} px, all work of the main thread a frame`, 'ms');
series.print('all 4', 'The same at 4× slowed processor', 'ms');
series.print('blank', `Frames of ${DISTANCE / STEP} with a place without a row`, '');
series.print('heap', 'Heap beyond the rows, drawn', 'MiB');
series.print('heap sorted', 'Heap beyond the rows, after both sorts', 'MiB');
series.print('nodes', 'Elements in the document', '');

const toBare = (figure: string): number => series.ratio(figure, 'bare React list');
console.log('\nTargets');
const held = [
  target('mount, to the bare list', toBare('mount'), 1.5),
  ...(series.has('AG Grid community')
    ? [target('mount, to AG Grid', series.ratio('mount', 'AG Grid community'), 0.25)]
    : []),
  target('sort by a number, to the bare list', toBare('number'), 1.5),
  target('sort by Russian text, to the bare list', toBare('text'), 1),
  target('script a frame, to the bare list', toBare('script 1'), 1.5),
  target('script a frame, slowed, to the bare list', toBare('script 4'), 1.5),
  target('frames with a blank place', series.of('blank', 'ours'), 0),
  target('heap beyond the rows, MiB', series.of('heap', 'ours'), 5),
  target('heap beyond the rows after sorting, MiB', series.of('heap sorted', 'ours'), 5),
  target('elements, to the bare list', toBare('nodes'), 1.3),
];
process.exit(held.every(Boolean) ? 0 : 1);
