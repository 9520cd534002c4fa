import { slotOf } from '../masks/template.ts';
import type { Mask } from '../masks/types.ts';

/** What is still to be typed: `__-__-__`. Masks of bare digits have none: it would promise a length. */
export function placeholderOf(mask: Mask, text: string): string {
  const hasShape = Array.from(mask.pattern).some((sign) => !slotOf(sign));
  if (!hasShape) return '';
  if (mask.blank !== undefined) return mask.blank.slice(text.length);
  return Array.from(mask.pattern.slice(text.length), (sign) => (slotOf(sign) ? '_' : sign)).join('');
}

/** Writes the typed text and the rest into the layer behind the input, past React: it changes with every key. */
export function paintPlaceholder(layer: HTMLElement | null, mask: Mask, text: string): void {
  const typed = layer?.querySelector('[data-typed]');
  const rest = layer?.querySelector('[data-rest]');
  if (!typed || !rest) return;
  typed.textContent = text;
  rest.textContent = placeholderOf(mask, text);
  layer?.toggleAttribute('data-begun', text !== '' || mask.blank !== undefined);
}
