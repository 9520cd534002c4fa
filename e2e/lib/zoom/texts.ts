import type { BrowserContext } from '@playwright/test';

export interface ShownText {
  readonly text: string;
  readonly element: HTMLElement;
  /** A box a line. */
  readonly boxes: DOMRect[];
  /** What of the boxes is neither cut nor scrolled out of sight. */
  readonly seen: DOMRect[];
}

/** Gives every page of a context `shownTexts`: the texts an eye can see, in what is on top. */
export async function readTexts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isForReaders = (element: HTMLElement): boolean => {
      for (let each: HTMLElement | null = element; each; each = each.parentElement) {
        const { position, clipPath } = getComputedStyle(each);
        const isPoint = each.offsetWidth <= 1 && each.offsetHeight <= 1;
        if (position === 'absolute' && (isPoint || clipPath !== 'none')) return true;
      }
      return false;
    };
    const seenPart = (element: HTMLElement, box: DOMRect): DOMRect => {
      let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
      for (let each: HTMLElement | null = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, display } = getComputedStyle(each);
        if (overflowX === 'visible' || display === 'inline') continue;
        const frame = each.getBoundingClientRect();
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const shownTexts = (): ShownText[] => {
      const modals = document.querySelectorAll<HTMLElement>('[aria-modal="true"]');
      const root = modals.item(modals.length - 1) ?? document.body;
      const texts: ShownText[] = [];
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const text = (nodes.currentNode.textContent ?? '').trim();
        const element = nodes.currentNode.parentElement!;
        if (text === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.closest('[inert], [aria-hidden="true"], script, style') || isForReaders(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(nodes.currentNode);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const seen = boxes.map((box) => seenPart(element, box)).filter(({ width, height }) => width > 0 && height > 0);
        texts.push({ text, element, boxes, seen });
      }
      return texts;
    };
    Object.assign(globalThis, { shownTexts });
  });
}
