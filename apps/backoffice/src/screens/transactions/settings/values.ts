import type { Input, Output } from '@pribavka/api';
import { formatMoney, formatNumber } from '@pribavka/ui';

import { settingsMessages as messages } from './messages.ts';

export type Settings = Output<'points.settings'>;
/** What the form keeps and the server takes; sums are in roubles in the form and in kopecks on the way. */
export type Values = Omit<Input<'points.updateSettings'>['body'], 'version'>;
type Setting = keyof typeof messages.fields;

const sums = ['rateKopecks', 'taxExemptKopecks', 'maxPriceKopecks'] as const;
const isSum = (name: string): boolean => (sums as readonly string[]).includes(name);

/** Everything the server gives but what it alone writes. */
function writable({ updatedAt: _at, updatedBy: _by, pending: _pending, version: _version, ...rest }: Settings): Values {
  return rest;
}

const scaled = (values: Values, scale: (sum: number) => number): Values => ({
  ...values,
  ...Object.fromEntries(
    sums.flatMap((name) => (typeof values[name] === 'number' ? [[name, scale(values[name])] as const] : [])),
  ),
});

export const valuesOf = (settings: Settings): Values => scaled(writable(settings), (kopecks) => kopecks / 100);

export const bodyOf = (values: Values): Values => scaled(values, (roubles) => Math.round(roubles * 100));

/** A value of the record as a person reads it. */
export function valueText(name: Setting, value: unknown): string {
  if (typeof value === 'boolean') return value ? messages.pending.yes : messages.pending.no;
  if (typeof value === 'number') {
    if (isSum(name)) return formatMoney(value);
    return formatNumber(value, Number.isInteger(value) ? {} : { fraction: 2 });
  }
  if (name === 'returnPolicy') return messages.returnPolicies[value as keyof typeof messages.returnPolicies];
  return messages.taxModes[value as keyof typeof messages.taxModes];
}

export interface Difference {
  readonly name: Setting;
  readonly term: string;
  readonly value: string;
}

/** What the body would change in the record, as «было → стало». */
export function differenceOf(settings: Settings, body: Values): Difference[] {
  const before = writable(settings) as Readonly<Record<string, unknown>>;
  const after = body as Readonly<Record<string, unknown>>;
  return (Object.keys(messages.fields) as Setting[])
    .filter((name) => after[name] !== undefined && after[name] !== before[name])
    .map((name) => ({
      name,
      term: messages.fields[name],
      value: messages.pending.difference(valueText(name, before[name]), valueText(name, after[name])),
    }));
}
