import { scrub } from './scrub.ts';
import { scrubText } from './scrub-text.ts';

type ReportEvent = { [name: string]: unknown };

/** A copy with nothing personal in it, of the same shape. */
export function clean<T>(event: T): T {
  return scrub(event) as T;
}

/** Names of the browser, the system and the library are no names of people. */
export function cleanEvent<E>(event: E): E {
  const { sdk, contexts, ...rest } = event as ReportEvent;
  const { browser, os, device } = (contexts ?? {}) as ReportEvent;
  return { ...clean(rest), sdk, contexts: { browser, os, device } } as E;
}

const labelAttribute = /\[(?:aria-label|title|alt|name)="(?:[^"\\]|\\.)*"\]/g;

/** «input[aria-label="Выбрать: Иванова Анна"]»: labels of what was pressed name people. */
export function cleanBreadcrumb<B>(breadcrumb: B): B {
  const { category, message, ...rest } = breadcrumb as { category?: unknown; message?: unknown };
  const pressed = typeof category === 'string' && category.startsWith('ui.') && typeof message === 'string';
  const said = pressed ? message.replace(labelAttribute, '') : message;
  return clean({
    ...rest,
    ...(category === undefined ? {} : { category }),
    ...(said === undefined ? {} : { message: said }),
  }) as B;
}

/** An error with nothing personal in its message and stack. */
export function cleanError(error: unknown): unknown {
  if (!(error instanceof Error)) return scrub(error);
  const copy = new Error(scrubText(error.message));
  copy.name = error.name;
  if (error.stack !== undefined) copy.stack = scrubText(error.stack);
  return copy;
}
