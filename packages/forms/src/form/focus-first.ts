const CONTROLS = 'input:not([type=hidden]),select,textarea,button,[tabindex],[contenteditable]';

function controlOf(root: Element): HTMLElement | undefined {
  const marked = root.querySelector<HTMLElement>('[aria-invalid="true"]');
  const found = [...(marked ? [marked] : []), ...root.querySelectorAll<HTMLElement>(CONTROLS)];
  return found.find(
    (element) => !element.matches(':disabled') && element.tabIndex >= 0 && element.offsetParent !== null,
  );
}

/** Fields with these names as they stand on the page. */
export function inDocumentOrder(form: Element, names: ReadonlySet<string>): string[] {
  const roots = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  return roots.map((root) => root.dataset['field'] ?? '').filter((name) => names.has(name));
}

/** Brings a field with its label into view and focuses its control; false when there is nothing to focus. */
export function focusField(form: Element, name: string): boolean {
  for (const root of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const control = root.dataset['field'] === name ? controlOf(root) : undefined;
    if (!control) continue;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The label must be seen too, so the whole field is scrolled, not the control.
    root.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
    control.focus({ preventScroll: true });
    return true;
  }
  return false;
}

/** Focuses the first of these fields in document order that can be focused. */
export function focusFirst(form: Element, names: ReadonlySet<string>): string | undefined {
  return inDocumentOrder(form, names).find((name) => focusField(form, name));
}
