import { chromium, type CDPSession, type Page } from 'playwright';

import { launchOptions } from '../../scripts/browser.ts';
import { buildPage } from './build.ts';

/** Script and all work of the main thread, milliseconds since the page was opened. */
export async function work(session: CDPSession): Promise<{ script: number; all: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), all: of('TaskDuration') };
}

/** Opens the page of a bench, hands it over and closes the browser whatever happens. */
export async function withPage(entry: string, run: (page: Page, session: CDPSession) => Promise<void>): Promise<void> {
  const options = launchOptions();
  // Frames as fast as they come: waiting for a screen would round every time up to 16 ms.
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent(
      '<!doctype html><html lang="ru" data-theme="light" data-density="regular"><title>bench</title><body></body></html>',
    );
    const { script, style } = await buildPage(entry);
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await run(page, session);
  } finally {
    await browser.close();
  }
}
