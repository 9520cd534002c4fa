import type { SupportStatus } from './codes.ts';
import { type StatusDisplay, statuses } from './statuses.ts';

/** The state of a request to support in the eyes of its author: what waits for the author waits for him. */
export const supportStateOfAuthor = (status: SupportStatus): StatusDisplay => {
  const display = statuses.support[status];
  return status === 'waiting_author' ? { ...display, word: 'Ждёт вашего ответа' } : display;
};
