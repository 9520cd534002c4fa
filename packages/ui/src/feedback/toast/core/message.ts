import { NOTIFICATION_DURATION, TOAST_DURATION } from '../../../foundation/constants.ts';
import type { ToastInput, ToastItem } from './types.ts';

export const closingTime = 120;
export const repeatWindow = 1000;

export const createItem = (input: ToastInput, id: string, at: number, persistent: boolean): ToastItem => {
  const kind = input.kind ?? 'toast';
  const actions = input.actions ?? [];
  const busy = input.busy ?? false;
  const usual = kind === 'toast' ? TOAST_DURATION : NOTIFICATION_DURATION;
  const stays = busy || persistent || (actions.length > 0 && input.duration === undefined);
  return {
    id,
    kind,
    tone: input.tone,
    title: input.title,
    description: input.description,
    actions,
    duration: stays ? null : input.duration === undefined ? usual : input.duration,
    busy,
    count: 1,
    phase: 'open',
    at,
    revision: 0,
  };
};

export const sameMessage = (a: ToastItem, b: ToastItem): boolean =>
  a.kind === b.kind &&
  a.tone === b.tone &&
  a.title === b.title &&
  a.description === b.description &&
  a.actions.length === b.actions.length &&
  a.actions.every((action, index) => action.label === b.actions[index]?.label);

/** The message for a screen reader; `action` says that there is something to press. */
export const spoken = (item: ToastItem, action: (label: string) => string): string => {
  const parts = [item.title, item.description, ...item.actions.map(({ label }) => action(label))];
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => String(part).replace(/[.\s]+$/u, ''))
    .join('. ');
};

const rank = (item: ToastItem): number => (item.tone === 'error' ? 0 : 1);

/** Errors overtake everything that waits but other errors. */
export const enqueue = (waiting: readonly ToastItem[], item: ToastItem): ToastItem[] => {
  const place = waiting.findIndex((other) => rank(other) > rank(item));
  return place < 0 ? [...waiting, item] : [...waiting.slice(0, place), item, ...waiting.slice(place)];
};
