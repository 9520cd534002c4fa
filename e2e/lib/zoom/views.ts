import type { CDPSession, Page } from '@playwright/test';

import { animationsFinished, drawn, filled } from '../page-state.ts';

export interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Size of letters the person has chosen in the browser, CSS pixels; 16 where they have chosen none. */
  readonly letters?: number;
  /** Spacing of WCAG 1.4.12, which a person may set with a style of their own. */
  readonly isSpaced?: boolean;
  /** Whether the screen is walked by Tab too: where pinned parts leave the least room. */
  readonly isTabbed?: boolean;
}

/** A phone as it comes: screens are opened so, and shown in other ways after that. */
export const usual: View = { name: 'phone', width: 390, height: 844 };

/** A window of 1280 × 1024 at 200 and at 400 % (WCAG 1.4.10). */
export const zoomed: readonly View[] = [
  { name: '200 %', width: 640, height: 512 },
  { name: '400 %', width: 320, height: 256, isTabbed: true },
];

export const largeText: readonly View[] = [
  { name: 'letters of 32 px, phone', width: 390, height: 844, letters: 32 },
  { name: 'letters of 32 px, desk', width: 1440, height: 900, letters: 32 },
];

export const spacedText: readonly View[] = [
  { name: 'spaced text, phone', width: 390, height: 844, isSpaced: true },
  { name: 'spaced text, desk', width: 1440, height: 900, isSpaced: true },
];

export const widths: readonly View[] = [320, 390, 1024, 1440].map((width) => ({
  name: `${width} px`,
  width,
  height: 900,
}));

const sessions = new WeakMap<Page, CDPSession>();

/** The browser's own setting: the page hears of it as it would from a person, not through a style. */
async function setLetters(page: Page, size: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round((size * 13) / 16) } });
}

/** An adopted sheet, because the page's security policy refuses a style element. */
const setSpacing = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    if (spaced) {
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
    }
    document.adoptedStyleSheets = [sheet];
  }, isSpaced);

/** Shows the opened screen as this view has it. */
export async function show(page: Page, { width, height, letters = 16, isSpaced = false }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await setLetters(page, letters);
  await setSpacing(page, isSpaced);
  await drawn(page);
  await filled(page);
  await animationsFinished(page);
}
