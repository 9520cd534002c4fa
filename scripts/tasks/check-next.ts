// The packed packages in Next's App Router: built, served, opened. By its own command, for Next is large to fetch.
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import { type Adopter, withAdopter } from '../lib/adopter.ts';
import { buildPackages } from '../lib/builds.ts';

const nextVersion = '16.4.6';
const expected = {
  rule: 'Проверьте ИНН: контрольная сумма не совпадает',
  right: 'верно',
  mask: '+7 (912) 345-67-89',
  path: '/v1/private/sales/sales/list',
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function answers(url: string): Promise<string> {
  for (let left = 100; left > 0; left -= 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.text();
    await sleep(200);
  }
  throw new Error('Next не ответил');
}

/** What is wrong with the page as it came and as it lives in the browser. */
async function look(url: string): Promise<string[]> {
  const problems: string[] = [];
  const html = await answers(url);
  for (const [id, text] of Object.entries(expected)) {
    if (!html.includes(`data-testid="${id}">${text}<`)) problems.push(`в разметке сервера нет ${id}: ${text}`);
  }
  if (html.includes('file:')) problems.push('в разметке путь файла на диске сервера');
  ensureBrowser();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`консоль: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`ошибка страницы: ${error.message}`));
    await page.goto(url, { waitUntil: 'networkidle' });
    const rows = (): Promise<string[]> => page.getByRole('row').allInnerTexts();
    const before = await rows();
    await page.getByRole('button', { name: 'Товар' }).first().click();
    const after = await rows();
    if (before.length !== 3 || before.join() === after.join())
      problems.push(`таблица не сортируется: ${after.join(' | ')}`);
    const pictures = page.locator('img');
    for (let at = 0; at < (await pictures.count()); at += 1) {
      const width = await pictures
        .nth(at)
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
      if (width === 0) problems.push('рисунок не загрузился');
    }
    const mark = (await page.locator('svg image').first().getAttribute('href')) ?? '';
    if (!(await fetch(new URL(mark, url))).ok) problems.push(`знак не загрузился: ${mark}`);
    console.log(
      `    строки: ${before.join(' | ')} → ${after.join(' | ')}; рисунков ${await pictures.count()}; знак ${mark.replace(url, '/')}`,
    );
  } finally {
    await browser.close();
  }
  return problems;
}

async function serve({ folder, env }: Adopter, work: (url: string) => Promise<string[]>): Promise<string[]> {
  const port = await freePort();
  const server = spawn('next', ['start', '-p', String(port)], { cwd: folder, env: env(), stdio: 'ignore' });
  try {
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    server.kill();
  }
}

await buildPackages();
const has = ['react', 'react-dom', 'styled-components'];
const problems = await withAdopter({ sources: 'next', has, more: { next: nextVersion } }, async (adopter) => {
  const found: string[] = [];
  for (const bundler of ['--turbopack', '--webpack']) {
    const started = performance.now();
    const failed = await adopter.run('next', ['build', bundler], { NEXT_TELEMETRY_DISABLED: '1' });
    const bad = failed === undefined ? await serve(adopter, look) : [failed];
    console.log(
      `${bad.length === 0 ? '✓' : '✗'} Next ${nextVersion} ${bundler}: ${Math.round((performance.now() - started) / 1000)} с`,
    );
    found.push(...bad.map((problem) => `${bundler}: ${problem}`));
  }
  return found;
});
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
