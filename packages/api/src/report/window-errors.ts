import type { Reporter } from './reporter.ts';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Catches what nobody else did until the library takes over its own handlers; returns the way to
 * stop. Call it first thing in `main.tsx`.
 */
export function catchWindowErrors(reporter: Reporter, page: Page = window): () => void {
  const onError = (event: ErrorEvent) => reporter.report(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => reporter.report(event.reason);
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
