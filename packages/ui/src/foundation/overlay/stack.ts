import { loopTab } from './focusable.ts';
import { isSystemRoot, systemRoot } from './roots.ts';

/** An overlay in the stack of open ones. */
export interface Layer {
  /** Root element of the overlay. */
  element: HTMLElement;
  /** Everything under a modal layer becomes inert; toasts and the announcer stay alive. */
  modal: boolean;
  /** Tab walks round inside the layer. */
  trapFocus: boolean;
  /** Called by Esc while the overlay is the top one. */
  onEscape: (() => void) | undefined;
  /** A press outside closes it; then the layers under it stay. */
  closesOnPress: boolean;
  /** Only says something, as a tooltip does: the keys of what lies under it go on. */
  passive?: boolean | undefined;
}

const layers: Layer[] = [];
const silenced = new Set<Element>();

/** Applies `inert` to all that lies under the topmost modal layer, and to nothing else. */
function refreshInert(): void {
  const top = layers.findLastIndex((layer) => layer.modal);
  const want = new Set<Element>();
  const modal = layers[top];
  if (modal) {
    const overlays = systemRoot('overlays');
    for (const child of document.body.children) {
      if (!isSystemRoot(child) && !(child instanceof HTMLScriptElement) && !child.contains(modal.element)) {
        want.add(child);
      }
    }
    const above = layers.slice(top);
    for (const child of overlays.children) {
      if (!above.some((layer) => child.contains(layer.element))) want.add(child);
    }
  }
  for (const element of silenced) {
    if (want.has(element)) continue;
    element.removeAttribute('inert');
    silenced.delete(element);
  }
  for (const element of want) {
    if (silenced.has(element) || element.hasAttribute('inert')) continue;
    element.setAttribute('inert', '');
    silenced.add(element);
  }
}

let settling = false;

/**
 * A layer is often taken away to put another in its place (the next card over a list): what lies under them is settled
 * after both, since every change of `inert` on the page costs the style of all that is in it.
 */
function settle(): void {
  if (settling) return;
  settling = true;
  queueMicrotask(() => {
    settling = false;
    refreshInert();
  });
}

function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (!top) return;
  if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) {
    const closable = layers.findLast((layer) => layer.onEscape);
    if (!closable?.onEscape) return;
    event.preventDefault();
    closable.onEscape();
    return;
  }
  const trap = layers.findLast((layer) => layer.trapFocus && layer.element.contains(event.target as Node));
  if (trap) loopTab(event, trap.element);
}

/** Puts a layer on top; the returned function takes it away, and a microtask later what was under it lives again. */
export function pushLayer(layer: Layer): () => void {
  if (layers.length === 0) document.addEventListener('keydown', onKeyDown);
  layers.push(layer);
  refreshInert();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    settle();
    if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/** Whether the node lies in the layer of `element` or in one opened above it. */
export function isInsideFrom(element: HTMLElement, node: Node): boolean {
  const at = layers.findIndex((layer) => layer.element === element);
  return (at < 0 ? [{ element }] : layers.slice(at)).some((layer) => layer.element.contains(node));
}

/** Whether a layer above will take the press outside for itself. */
export function isPressTakenAbove(element: HTMLElement): boolean {
  const at = layers.findIndex((layer) => layer.element === element);
  return layers.slice(at + 1).some((layer) => layer.closesOnPress);
}

/** How many layers take the keyboard, tooltips not counted; for tests and for keys that must not work under a dialog. */
export const openLayers = (): number => layers.filter(({ passive }) => !passive).length;
