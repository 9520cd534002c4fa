import { readDay } from '../../../foundation/format/utc.ts';

/** Kind of a filter: it decides the editor and the shape of the value. */
export type FilterType = 'options' | 'dates' | 'numbers' | 'text' | 'flag';

/** A choice of a filter. */
export interface FilterOption {
  /** What the value of the filter holds. */
  readonly value: string;
  /** Text of the choice. */
  readonly label: string;
  /** How many rows it leaves, shown at the choice. */
  readonly count?: number | undefined;
}

/** A filter as the address and the values know it. */
export interface FilterModel {
  /** Unique in the list; the address and the values have it. */
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

/** Two ends of a filter of dates (`yyyy-MM-dd`) or numbers (as text); an end left out is open. */
export interface Interval {
  /** First value inside the interval. */
  readonly from?: string | undefined;
  /** Last value inside the interval. */
  readonly to?: string | undefined;
}

/**
 * Options as a list of their values, dates and numbers as an interval, text as text, flag as true. No filter is `null`.
 */
export type FilterValue = readonly string[] | Interval | string | boolean;
/** Values by the names of filters; one that is empty is not there. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Whether the value is an interval of dates or numbers. */
export const isInterval = (value: FilterValue | null | undefined): value is Interval =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value filters nothing. */
export const isEmptyFilter = (value: FilterValue | null | undefined): boolean => {
  if (value === null || value === undefined || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isInterval(value) && !value.from && !value.to;
};

/** Values with one changed; an empty value removes the filter. */
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
