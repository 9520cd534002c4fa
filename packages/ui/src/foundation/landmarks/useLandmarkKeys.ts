import { useEffect } from 'react';

const SELECTOR =
  'main, nav, aside, search, [role="main"], [role="navigation"], [role="complementary"], [role="search"], [role="region"][data-pb-landmark], [role="dialog"], [role="alertdialog"]';

const places = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(SELECTOR)].filter(
    (el) => el.closest('[inert]') === null && el.checkVisibility(),
  );

function enter(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

/** Where the focus goes when the place it came from is gone: the open dialog, else the content of the page. */
export function focusMain(): void {
  const main = places().find((place) => place.matches('main, [role="main"], [role="dialog"], [role="alertdialog"]'));
  if (main) enter(main, { preventScroll: true });
}

/** F6 goes to the next landmark of the page (Shift+F6 back): navigation, main, sheet, notifications. */
export function useLandmarkKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      const list = places();
      if (list.length === 0) return;
      event.preventDefault();
      const step = event.shiftKey ? -1 : 1;
      const now = list.findLastIndex((el) => el.contains(document.activeElement));
      const next = now < 0 ? (step > 0 ? 0 : list.length - 1) : (now + step + list.length) % list.length;
      const target = list[next];
      if (target) enter(target);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
