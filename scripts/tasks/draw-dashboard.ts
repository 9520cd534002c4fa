// The panels of `deploy/monitoring/dashboard.json` over a running Prometheus, as a picture for the documentation:
// `node scripts/tasks/draw-dashboard.ts http://127.0.0.1:9090 15`. Grafana draws the same file itself; this is for a
// machine without it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { launchOptions } from '../browser.ts';
import { drawPanel, type Panel, type Series } from '../lib/dashboard-panel.ts';
import { root } from '../lib/root.ts';

const [address = 'http://127.0.0.1:9090', minutes = '15'] = process.argv.slice(2);
const columns = 24;
const cell = { width: 64, height: 30 };

interface Answer {
  data: { result: { metric: Record<string, string>; values: [number, string][] }[] };
}

async function read({ expr, legendFormat }: Panel['targets'][number]): Promise<Series[]> {
  const end = Math.floor(Date.now() / 1000);
  const query = expr.replaceAll('$__rate_interval', '1m');
  const range = { query, start: String(end - Number(minutes) * 60), end: String(end), step: '5' };
  const answer = await fetch(`${address}/api/v1/query_range?${new URLSearchParams(range).toString()}`);
  const { data } = (await answer.json()) as Answer;
  return data.result.map(({ metric, values }) => ({
    name: legendFormat.replaceAll(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? ''),
    values: values.map(([at, value]) => ({ at, value: Number(value) })),
  }));
}

const dashboard = JSON.parse(readFileSync(join(root, 'deploy/monitoring/dashboard.json'), 'utf8')) as {
  title: string;
  panels: Panel[];
};
const boxes = await Promise.all(
  dashboard.panels.map(async (panel) => {
    const { x, y, w, h } = panel.gridPos;
    const style = `left:${x * cell.width}px;top:${y * cell.height}px;width:${w * cell.width}px;height:${h * cell.height}px`;
    if (panel.type === 'row') return `<h2 style="${style}">${panel.title}</h2>`;
    const series = (await Promise.all(panel.targets.map(read))).flat();
    return `<section style="${style}">${drawPanel(panel, series, { width: w * cell.width - 24, height: h * cell.height - 32 })}</section>`;
  }),
);
const height = Math.max(...dashboard.panels.map(({ gridPos }) => gridPos.y + gridPos.h)) * cell.height;
const html = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; background: #f4f5f5; font: 12px 'Golos Text', sans-serif; color: #24292e; position: relative; height: ${height}px }
  h2 { position: absolute; margin: 0; font-size: 14px; line-height: 30px; padding-left: 8px }
  section { position: absolute; box-sizing: border-box; padding: 4px }
  section > div { background: #fff; border: 1px solid #e4e7ee; border-radius: 4px; height: 100%; box-sizing: border-box; padding: 6px 8px; overflow: hidden }
  h3 { margin: 0 0 4px; font-size: 12px; font-weight: 600 }
  .stat { font-size: 34px; font-weight: 600; text-align: center }
  .legend { white-space: nowrap; overflow: hidden; font-size: 10px; line-height: 14px }
  .legend i { display: inline-block; width: 10px; height: 3px; margin: 0 4px 2px 0 }
  .legend span { margin-right: 8px }
</style>${boxes.join('')}`;
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: columns * cell.width, height } });
await page.setContent(html);
await page.screenshot({ path: join(root, 'docs/images/dashboard.png') });
await browser.close();
