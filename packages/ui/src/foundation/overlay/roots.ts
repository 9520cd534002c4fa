/** Places under `body` that belong to the system. They never become inert as a whole. */
export type SystemRoot = 'overlays' | 'toasts' | 'announcer';

const ATTRIBUTE = 'data-pb-root';

/** The place, made on first use. Browser only. */
export function systemRoot(name: SystemRoot): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[${ATTRIBUTE}="${name}"]`);
  if (found) return found;
  const root = document.createElement('div');
  root.setAttribute(ATTRIBUTE, name);
  if (name === 'overlays') {
    // One stacking context for all layers: inside it what was opened later lies higher, whatever it is.
    root.style.position = 'relative';
    root.style.zIndex = 'var(--pb-z-command)';
  }
  document.body.append(root);
  return root;
}

export const isSystemRoot = (element: Element): boolean => element.hasAttribute(ATTRIBUTE);

/** Whether the node lies in the toasts or the announcer: pressing there is never «outside». */
export const isPersistent = (node: Node | null): boolean =>
  node instanceof Element && node.closest(`[${ATTRIBUTE}]:not([${ATTRIBUTE}="overlays"])`) !== null;
