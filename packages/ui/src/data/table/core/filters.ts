import { readDay } from '../../../foundation/format/utc.ts';

export type FilterType = 'options' | 'dates' | 'numbers' | 'text' | 'flag';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
}

export interface FilterModel {
  /** One of its own; the address and the values have it. */
  readonly id: string;
  /** Name on the chip and over the choices. */
  readonly label: string;
  /** What is chosen: one or more of a list, dates, numbers, a text, yes. */
  readonly type: FilterType;
  /** Choices of a list, where they are few and known. */
  readonly options?: readonly FilterOption[] | undefined;
  /** More than one option at once; default true. */
  readonly multiple?: boolean | undefined;
}

export interface Interval {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Options as a list, dates and numbers as an interval, text as text, flag as true; `null` is no filter. */
export type FilterValue = readonly string[] | Interval | string | boolean;
/** Values by the names of filters; one that is empty is not there. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

export const isInterval = (value: FilterValue | null | undefined): value is Interval =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEmptyFilter = (value: FilterValue | null | undefined): boolean => {
  if (value === null || value === undefined || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isInterval(value) && !value.from && !value.to;
};

export const setFilter = (values: FilterValues, id: string, value: FilterValue | null): FilterValues => {
  const { [id]: _old, ...rest } = values;
  return isEmptyFilter(value) ? rest : { ...rest, [id]: value as FilterValue };
};

export const encodeFilter = (value: FilterValue): string => {
  if (typeof value === 'boolean') return value ? '1' : '';
  if (typeof value === 'string') return value;
  if (isInterval(value)) return `${value.from ?? ''}..${value.to ?? ''}`;
  return value.map((part) => part.replaceAll('~', '~0').replaceAll(',', '~1')).join(',');
};

/** Reads what an address says; nonsense is no filter, never an exception. */
export const decodeFilter = (filter: FilterModel, text: string): FilterValue | null => {
  if (text === '') return null;
  switch (filter.type) {
    case 'flag':
      return text === '1' ? true : null;
    case 'text':
      return text;
    case 'options': {
      const values = text.split(',').map((part) => part.replaceAll('~1', ',').replaceAll('~0', '~'));
      const known = filter.options ? new Set(filter.options.map((option) => option.value)) : undefined;
      const kept = known ? values.filter((value) => known.has(value)) : values;
      return kept.length > 0 ? kept : null;
    }
    case 'dates':
    case 'numbers': {
      const [from = '', to = ''] = text.split('..');
      const fits =
        filter.type === 'dates'
          ? (end: string) => readDay(end) !== undefined
          : (end: string) => /^-?\d+(?:\.\d+)?$/u.test(end);
      const interval = { from: fits(from) ? from : undefined, to: fits(to) ? to : undefined };
      return isEmptyFilter(interval) ? null : interval;
    }
  }
};
