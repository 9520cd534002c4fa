import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

/** A picture of a receipt as a phone would take it; another one each time, so that no two are the same file. */
export async function receiptPhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 600, height: 900 });
  await other.setContent(
    `<body style="margin:0;background:#555"><pre style="margin:60px;padding:40px;background:#fff;font:24px monospace">
ООО «МАСТЕРОК-ТВЕРЬ»
КАССОВЫЙ ЧЕК / ПРИХОД

Шуруповёрт ДА-18 Li
1 × 8 990,00

ИТОГ           8 990,00
${randomUUID().slice(0, 18)}</pre></body>`,
  );
  const buffer = await other.screenshot({ type: 'jpeg', quality: 80 });
  await other.close();
  return { name: 'Чек.jpg', mimeType: 'image/jpeg', buffer };
}
