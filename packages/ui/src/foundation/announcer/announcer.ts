import { systemRoot } from '../overlay/roots.ts';

/** How `announce(text, options)` is read aloud. */
export interface AnnounceOptions {
  /** Interrupts what is being read. For errors only. @default false */
  assertive?: boolean | undefined;
}

type Tone = 'polite' | 'assertive';

/** Texts that come within this time are read as one; a region filled twice at once loses the first. */
const GATHER_MS = 120;

const regions = new Map<Tone, HTMLElement>();
const waiting: Record<Tone, string[]> = { polite: [], assertive: [] };
const timers: Partial<Record<Tone, ReturnType<typeof setTimeout>>> = {};
const last: Record<Tone, string> = { polite: '', assertive: '' };

function region(tone: Tone): HTMLElement {
  const known = regions.get(tone);
  if (known?.isConnected) return known;
  const node = document.createElement('div');
  node.setAttribute('aria-live', tone);
  node.setAttribute('aria-atomic', 'true');
  node.setAttribute('role', tone === 'polite' ? 'status' : 'alert');
  Object.assign(node.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  systemRoot('announcer').append(node);
  regions.set(tone, node);
  return node;
}

/** Makes both live regions. A region born together with its text is not read, so do it at start. */
export function mountAnnouncer(): void {
  region('polite');
  region('assertive');
}

function flush(tone: Tone): void {
  const text = waiting[tone].splice(0).join('. ');
  // The same text twice is no change for a screen reader: a trailing NBSP makes it one.
  const fresh = text === last[tone] ? `${text}\u00a0` : text;
  last[tone] = fresh;
  region(tone).textContent = fresh;
}

/** Reads a text aloud to those who use a screen reader. May be called from anywhere in the browser. */
export function announce(text: string, { assertive = false }: AnnounceOptions = {}): void {
  if (typeof document === 'undefined' || text.trim() === '') return;
  mountAnnouncer();
  const tone: Tone = assertive ? 'assertive' : 'polite';
  if (!waiting[tone].includes(text)) waiting[tone].push(text);
  clearTimeout(timers[tone]);
  timers[tone] = setTimeout(() => flush(tone), GATHER_MS);
}
