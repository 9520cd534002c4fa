import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

const lines = [
  'ООО «МАСТЕРОК-ТВЕРЬ»',
  'КАССОВЫЙ ЧЕК / ПРИХОД',
  '',
  'Шуруповёрт ДА-18 Li',
  '1 × 8 990,00',
  '',
  'ИТОГ           8 990,00',
];

/**
 * A picture of a receipt as a phone would take it; another one each time, so that no two are the same file. It is drawn
 * on a canvas: a screenshot of a page that has just opened fails now and then.
 */
export async function receiptPhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const other = await page.context().newPage();
  const bytes = await other.evaluate(
    async (text) => {
      const canvas = new OffscreenCanvas(600, 900);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser has no canvas');
      context.fillStyle = '#555';
      context.fillRect(0, 0, 600, 900);
      context.fillStyle = '#fff';
      context.fillRect(60, 60, 480, 420);
      context.fillStyle = '#000';
      context.font = '24px monospace';
      for (const [at, line] of text.entries()) context.fillText(line, 100, 130 + at * 36);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [...lines, randomUUID().slice(0, 18)],
  );
  await other.close();
  return { name: 'Чек.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}
