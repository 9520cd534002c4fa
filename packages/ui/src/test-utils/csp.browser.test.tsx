import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

import { Skeleton } from '../feedback/loading/Skeleton.tsx';

const pageUrl = new URL('./csp-page.tsx', import.meta.url).href;
const nonce = 'c3RyaWN0';
const policy = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${nonce}'`,
  `style-src 'self' 'nonce-${nonce}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' ws:",
  "base-uri 'none'",
].join('; ');

type Framed = Window & typeof globalThis & { violations: string[]; __vitest_browser_runner__?: unknown };

let frame: HTMLIFrameElement | undefined;
afterEach(() => frame?.remove());

/** A page of its own, with its own document and the policy in force from its first byte. */
async function openStrict(): Promise<Framed> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 1280px; height: 900px';
  frame.srcdoc = `<!doctype html><html lang="ru" data-theme="light"><head>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta property="csp-nonce" nonce="${nonce}">
    <script nonce="${nonce}">
      window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        window.violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample + ' ' + event.sourceFile));
      window.__vitest_browser_runner__ = parent.__vitest_browser_runner__;
    </script>
    <script type="module" nonce="${nonce}" src="${pageUrl}"></script>
    </head><body></body></html>`;
  document.body.append(frame);
  const inside = frame.contentWindow as Framed;
  await expect
    .poll(() => inside.document.querySelector('[data-testid="VisuallyHidden"]'), { timeout: 60_000, interval: 100 })
    .not.toBeNull();
  return inside;
}

it('draws every component under a strict policy with a nonce, without a violation', async () => {
  const inside = await openStrict();
  await new Promise((done) => inside.requestAnimationFrame(() => inside.requestAnimationFrame(done)));
  expect(inside.violations).toEqual([]);
  // Styles really arrived: the button has its height and its face.
  const button = inside.document.querySelector('[data-testid="Button"]') as HTMLElement;
  expect(button.offsetHeight).toBeGreaterThanOrEqual(32);
  expect(inside.getComputedStyle(button).fontFamily).toContain('Golos');
  // Overlays lie in their own root and are styled there.
  const sheet = inside.document.querySelector('[data-testid="Sheet"]') as HTMLElement;
  expect(inside.getComputedStyle(sheet).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');

  // The policy bites: what has no nonce is refused and counted.
  const alien = inside.document.createElement('style');
  alien.textContent = 'body { outline: 9px solid red }';
  inside.document.head.append(alien);
  await expect.poll(() => inside.violations).toHaveLength(1);
  expect(inside.getComputedStyle(inside.document.body).outlineWidth).not.toBe('9px');
}, 120_000);

const serverPolicies = [
  { allows: 'a nonce alone', attributes: '', isWhole: false },
  {
    allows: "a nonce and style-src-attr 'unsafe-inline'",
    attributes: "; style-src-attr 'unsafe-inline'",
    isWhole: true,
  },
];

it.each(serverPolicies)(
  'server HTML under $allows: its style attributes apply: $isWhole',
  async ({ attributes, isWhole }) => {
    const html = renderToStaticMarkup(<Skeleton shape="block" style={{ width: 123 }} data-testid="drawn" />);
    expect(html).toContain('style="');
    frame = document.createElement('iframe');
    frame.srcdoc = `<!doctype html><html><head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'${attributes}">
    <script nonce="${nonce}">
      window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective));
    </script>
    </head><body>${html}</body></html>`;
    const loaded = new Promise((done) => frame?.addEventListener('load', done, { once: true }));
    document.body.append(frame);
    await loaded;
    const inside = frame.contentWindow as Framed;
    await expect.poll(() => new Set(inside.violations)).toEqual(new Set(isWhole ? [] : ['style-src-attr']));
    const drawn = inside.document.querySelector('[data-testid="drawn"]') as HTMLElement;
    expect(inside.getComputedStyle(drawn).width === '123px').toBe(isWhole);
  },
);
