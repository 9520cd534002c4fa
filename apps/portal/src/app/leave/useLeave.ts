import { hasUnsavedChanges } from '@pribavka/forms';
import { useCallback, useEffect } from 'react';
import { useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router-dom';

/** May the screen be left: at once when everything is saved, otherwise as the person answers. */
async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true;
  // The question's dialog is fetched when it is needed, so that the first screen does not carry it.
  return (await import('./askToLeave.ts')).askToLeave();
}

/** `navigate` that asks first while something is not saved. */
export function useLeave(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (to, options) => {
      if (await mayLeave()) await navigate(to, options);
    },
    [navigate],
  );
}

/** The address inside the portal a plain press of a link leads to; undefined for everything the browser does itself. */
export function linkTarget(event: MouseEvent, origin: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target !== '' && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  return url.origin === origin && !url.pathname.startsWith('/api/') ? url.pathname + url.search : undefined;
}

/** Holds every link of the portal while something is not saved; closing the tab is held by the forms themselves. */
export function useLinkGuard(): void {
  const navigate: NavigateFunction = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (!hasUnsavedChanges()) return;
      const to = linkTarget(event, globalThis.location.origin);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void mayLeave().then((leave) => (leave ? navigate(to) : undefined));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}
