import type { Page } from '@playwright/test';

import type { ShownText } from './texts.ts';

declare const shownTexts: () => ShownText[];

/** Numbers, and words of up to sixteen letters, that are broken between two lines. Needs `readTexts`. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const { element, boxes } of shownTexts()) {
      if (boxes.length < 2) continue;
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        for (const word of (node.textContent ?? '').matchAll(
          /(?<![\p{L}\d@._-])(?:\d{1,3}(?:\u00a0\d{3})+|\p{L}{2,16})(?![\p{L}\d@._])/gu,
        )) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
          );
          if (tops.size > 1) found.add(`${element.tagName.toLowerCase()} «${word[0]}»`);
        }
      }
    }
    return [...found];
  });
