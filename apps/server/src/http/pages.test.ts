import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createPages } from './pages.ts';

let folder: string;

const head = '<head><script type="module" src="/assets/index.js"></script></head>';
const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_packages.js'] },
  '_packages.js': { file: 'assets/packages.js' },
  '_app.js': { file: 'assets/app.js', name: 'app', imports: ['_packages.js'] },
  '_parts.js': { file: 'assets/parts.js', imports: ['_packages.js'] },
  '_member.js': { file: 'assets/member.js', name: 'member', imports: ['_parts.js'] },
  '_login.js': { file: 'assets/login.js', name: 'login', imports: ['_packages.js'] },
  '_sales.js': { file: 'assets/sales.js', name: 'sales', imports: ['_parts.js'] },
  '../../node_modules/@fingerprintjs/fingerprintjs/dist/fp.esm.js': { file: 'assets/fp.js' },
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pribavka-pages-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const page of ['index', 'login', 'registration', 'member', 'participants-list', 'sales-list']) {
    writeFileSync(join(folder, `${page}.html`), `<title>${page}</title>${head}`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signedIn = 'pb_session=1; pb_refresh=2';
const pageOf = (app: 'portal' | 'backoffice', path: string, cookies?: string): string =>
  createPages({ folder, app })(path, cookies) ?? '';
const titleOf = (html: string): string | undefined => /<title>(.*)<\/title>/.exec(html)?.[1];
const preloadsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href ?? '').sort();

it.each([
  ['/', undefined, 'login'],
  ['/login', undefined, 'login'],
  ['/sales', undefined, 'login'],
  ['/promotion-detail/7', undefined, 'login'],
  ['/registration', undefined, 'registration'],
  ['/restore-password', undefined, 'index'],
  ['/nowhere', undefined, 'index'],
  ['/promotion-detail/7/edit', undefined, 'index'],
  ['/login', signedIn, 'index'],
  ['/sales', signedIn, 'index'],
  ['/index.html', undefined, 'index'],
  ['/dashboard', undefined, 'login'],
  ['/dashboard/x', undefined, 'index'],
  ['/dashboard', signedIn, 'member'],
  ['/dashboard/', signedIn, 'member'],
  ['/dashboard/x', signedIn, 'index'],
  ['/member.html', signedIn, 'member'],
  ['/member.html', undefined, 'member'],
])('the portal answers %s with cookies «%s» by the page «%s»', (path, cookies, page) => {
  expect(titleOf(pageOf('portal', path, cookies))).toBe(page);
});

it.each([
  ['/admin/participants', signedIn, 'participants-list'],
  ['/admin/participants/', signedIn, 'participants-list'],
  ['/admin/sales', signedIn, 'sales-list'],
  ['/admin/participants/42', signedIn, 'index'],
  ['/admin/sales/queue', signedIn, 'index'],
  ['/admin/partners', signedIn, 'index'],
  ['/admin/participants', undefined, 'index'],
  ['/admin/participants-list.html', undefined, 'participants-list'],
  ['/admin/index.html', undefined, 'index'],
])('the back-office answers %s with cookies «%s» by the page «%s»', (path, cookies, page) => {
  expect(titleOf(pageOf('backoffice', path, cookies))).toBe(page);
});

it('names the code of the screen next to the entry, and nothing twice', () => {
  expect(preloadsIn(pageOf('portal', '/sales'))).toEqual(['/assets/app.js', '/assets/login.js']);
  expect(preloadsIn(pageOf('portal', '/nowhere'))).toEqual(['/assets/app.js']);
  const open = pageOf('portal', '/sales', signedIn);
  expect(preloadsIn(open)).toEqual(['/assets/app.js', '/assets/member.js', '/assets/parts.js', '/assets/sales.js']);
});

it('names the code of a section for what is opened inside it, under the address of the application', () => {
  expect(preloadsIn(pageOf('backoffice', '/admin/sales/queue', signedIn))).toEqual([
    '/admin/assets/app.js',
    '/admin/assets/member.js',
    '/admin/assets/parts.js',
    '/admin/assets/sales.js',
  ]);
});
