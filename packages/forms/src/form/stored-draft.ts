import { getIn } from 'final-form';

import { isSame } from './differs.ts';

/** What a draft holds. */
export interface StoredDraft {
  /** Values by the names of their fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What the same fields held when the form was opened, where that is known. */
  readonly start?: Readonly<Record<string, unknown>> | undefined;
  /** Labels of the fields, for those that are not on the screen when the draft comes back. */
  readonly labels: Readonly<Record<string, string>>;
}

/** What is known about the values of a draft when they are stored. */
export interface AboutDraft {
  /** What the form began with. */
  readonly start?: object | undefined;
  /** Labels by the names of fields. */
  readonly labels?: object;
}

const HOUR_MS = 3_600_000;

/** A draft of nothing. */
export const EMPTY_DRAFT: StoredDraft = { values: {}, labels: {} };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The values of these names as a storage can hold them: files cannot be stored, and what was empty and is, is no draft. */
function pick(values: object, names: Iterable<string>, start: object = {}): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const value: unknown = getIn(values, name);
    const isEmpty = value === undefined || value === '';
    if (value instanceof Blob || (isEmpty && isSame(value, getIn(start, name)))) continue;
    found[name] = value ?? (value === null ? null : '');
  }
  return found;
}

/** A draft as the text a storage holds. */
export function draftText(
  at: number,
  values: object,
  names: Iterable<string>,
  { start, labels = {} }: AboutDraft,
): string {
  const all = [...names];
  return JSON.stringify({ at, values: pick(values, all, start), start: start && pick(start, all), labels });
}

/** A draft from its text; undefined when it is spoilt or older than these hours. */
export function readDraftText(text: string, now: number, hours: number): StoredDraft | undefined {
  const { at, values, start, labels } = JSON.parse(text) as Record<string, unknown>;
  if (typeof at !== 'number' || now - at >= hours * HOUR_MS || !isObject(values)) return undefined;
  return {
    values,
    start: isObject(start) ? start : undefined,
    labels: isObject(labels) ? (labels as StoredDraft['labels']) : {},
  };
}
