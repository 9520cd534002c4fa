import type { Page } from '@playwright/test';

import { brokenWords } from './broken.ts';
import { clippedTexts } from './clipped.ts';
import { overlappingTexts } from './overlapping.ts';
import { scrolledShare } from './room.ts';
import { sidewaysScroll } from './sideways.ts';
import { tabThrough } from './tabbing.ts';

/** A screen is hard to read when what is pinned takes more than half of its height. */
const LEAST_SHARE = 0.5;

const marked = (what: string, found: readonly string[]): string[] => found.map((each) => `${what}: ${each}`);

/** Everything a person would stumble over on the screen as it is shown now. Needs `readTexts`. */
export async function faultsOf(page: Page, isTabbed: boolean): Promise<string[]> {
  const share = await scrolledShare(page);
  return [
    ...(share < LEAST_SHARE ? [`pinned parts leave ${share.toFixed(2)} of the height`] : []),
    ...marked('scrolls sideways', await sidewaysScroll(page)),
    ...marked('cut', await clippedTexts(page)),
    ...marked('overlap', await overlappingTexts(page)),
    ...marked('broken', await brokenWords(page)),
    ...(isTabbed ? await tabThrough(page) : []),
  ];
}
