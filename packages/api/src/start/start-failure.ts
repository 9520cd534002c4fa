export interface StartFailureMessages {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/**
 * Says that the interface has not come, where there is nothing yet to say it with: a heading, a line and a button that
 * opens the page again. Takes the place of what `root` holds.
 */
export function showStartFailure(root: Element, { title, text, retry }: StartFailureMessages): void {
  const box = document.createElement('main');
  box.style.cssText = 'display:grid;gap:16px;justify-items:start;max-width:32rem;margin:20vh auto 0;padding:0 16px';
  box.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = title;
  heading.style.cssText = 'font:var(--pb-type-h2);margin:0';
  const line = document.createElement('p');
  line.textContent = text;
  line.style.cssText = 'margin:0;color:var(--pb-text-secondary)';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  button.style.cssText =
    'font:var(--pb-type-ui);min-height:44px;padding:0 20px;border:0;border-radius:var(--pb-radius-sm);background:var(--pb-accent-fill);color:var(--pb-accent-on-fill);cursor:pointer';
  button.addEventListener('click', () => globalThis.location.reload());
  box.append(heading, line, button);
  root.replaceChildren(box);
  button.focus();
}
