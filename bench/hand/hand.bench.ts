// What the hand waits for: the longest task of every interaction on the screens of both apps, the processor four times
// slower. No interaction may hold the page for more than 100 ms of the processor; how long the task took by the clock
// stands next to it, and differs where the machine has other work.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

import { launchOptions } from '../../scripts/browser.ts';
import { buildApps, buildServer } from '../../scripts/lib/builds.ts';
import { startServer } from '../../e2e/lib/server.ts';
import { freshContext, signedInProfile } from '../screens/visit.ts';
import { median, target } from '../lib/print.ts';

const limit = 100;
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 3);
/** `--only=/dashboard` walks the portal alone, `--only=/admin` the back-office. */
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7);
const password = 'Pribavka#2026';

await buildApps();
await buildServer();
const server = await startServer({ env: { DEMO_SEED: 'full', RATE_LIMIT_FACTOR: '0' }, patience: 600_000 });
const browser = await chromium.launch(launchOptions());

type Act = readonly [name: string, act: (page: Page) => Promise<unknown>];

const cardOf = (page: Page) => page.getByRole('dialog').first();
const key = (name: string) => async (page: Page) => page.keyboard.press(name);

/** What every list of the back-office can do. */
const listActs: readonly Act[] = [
  ['a key in the search', async (page) => page.getByRole('searchbox').first().pressSequentially('ко', { delay: 150 })],
  ['the search emptied', async (page) => page.getByRole('searchbox').first().fill('')],
  ['a sort', async (page) => page.getByRole('columnheader').getByRole('button').first().click()],
  ['all rows of the page chosen', async (page) => page.getByRole('columnheader').getByRole('checkbox').first().check()],
  ['the choice given up', async (page) => page.getByRole('columnheader').getByRole('checkbox').first().uncheck()],
  ['a card opened', async (page) => page.getByRole('row').nth(1).getByRole('link').first().click()],
  ['the next card', key('j')],
  ['a tab of the card', async (page) => cardOf(page).getByRole('tab').nth(1).click()],
  ['the card closed', key('Escape')],
  ['the palette opened', key('Control+k')],
  ['a key in the palette', async (page) => page.keyboard.type('ан', { delay: 150 })],
  ['the palette closed', key('Escape')],
];

const memberActs: readonly Act[] = [
  ['a key in the search', async (page) => page.getByRole('searchbox').first().pressSequentially('др', { delay: 150 })],
  [
    'another section',
    async (page) => page.getByRole('navigation').getByRole('link', { name: 'Главная' }).first().click(),
  ],
  ['back again', async (page) => page.goBack()],
];

const areas = [
  'participants',
  'partners',
  'sale-points-groups',
  'sales',
  'promotions',
  'transactions/operations',
  'transactions/withdrawals',
  'nomenclatures',
  'brands',
  'manufactures',
  'support-requests',
  'tech-users',
  'logs',
];

interface Found {
  screen: string;
  act: string;
  tasks: Task[];
}
const found: Found[] = [];

/** Milliseconds. */
interface Task {
  processor: number;
  clock: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds by the clock. */
  dur?: number;
  /** Microseconds of the processor. */
  tdur?: number;
  args?: { name?: string };
}

/** The task of a page's main thread that took the most of the processor while `run` went on. */
async function longestTask(tracer: Browser, run: () => Promise<unknown>): Promise<Task> {
  await tracer.startTracing(undefined, { categories: ['toplevel'] });
  await run();
  const trace = JSON.parse((await tracer.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set<string>();
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  for (const event of trace.traceEvents)
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') threads.add(thread(event));
  let longest: Task = { processor: 0, clock: 0 };
  for (const event of trace.traceEvents) {
    if (event.ph !== 'X' || !threads.has(thread(event))) continue;
    const task = { processor: (event.tdur ?? 0) / 1000, clock: (event.dur ?? 0) / 1000 };
    if (task.processor > longest.processor) longest = task;
  }
  return longest;
}

async function walk(context: BrowserContext, path: string, acts: readonly Act[]): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(2000);
  await page.goto(server.url + path);
  await page.getByRole('main').waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle', { timeout: 30_000 });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(500);
  for (const [act, run] of acts) {
    // A list without a choice, a card without tabs: nothing to measure.
    let did = false;
    const task = await longestTask(browser, async () => {
      did = await run(page).then(
        () => true,
        () => false,
      );
      await page.waitForTimeout(500);
    });
    if (!did) continue;
    const known = found.find((each) => each.screen === path && each.act === act);
    if (known) known.tasks.push(task);
    else found.push({ screen: path, act, tasks: [task] });
  }
  await page.close();
}

try {
  const people = [
    ['admin@pribavka.example', '/admin/dashboard', areas.map((area) => [`/admin/${area}`, listActs] as const)],
    [
      'a.melnikova@masterok.example',
      '/dashboard',
      ['/sales', '/my-points', '/nomenclature'].map((path) => [path, memberActs] as const),
    ],
  ] as const;
  for (const [login, home, screens] of people) {
    if (only !== undefined && !home.startsWith(only)) continue;
    const profile = await signedInProfile(browser, server.url, { login, password, home });
    const context = await freshContext(browser, profile);
    for (let round = 0; round < rounds; round += 1) for (const [path, acts] of screens) await walk(context, path, acts);
    await context.close();
  }
  const rows = found
    .map((each) => ({
      ...each,
      task: median(each.tasks.map(({ processor }) => processor)),
      clock: median(each.tasks.map(({ clock }) => clock)),
    }))
    .toSorted((a, b) => b.task - a.task);
  console.log(`\n${rows.length} interactions on ${new Set(rows.map(({ screen }) => screen)).size} screens`);
  for (const { screen, act, task, clock, tasks } of rows.slice(0, 25)) {
    const all = tasks.map(({ processor }) => Math.round(processor)).join(', ');
    const byClock = clock.toFixed(0).padStart(5);
    console.log(
      `  ${screen.padEnd(34)}${act.padEnd(30)}${task.toFixed(0).padStart(5)} ms, by the clock${byClock}  (${all})`,
    );
  }
  process.exitCode = target('longest task of an interaction, ms of the processor', rows[0]?.task ?? 0, limit) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
