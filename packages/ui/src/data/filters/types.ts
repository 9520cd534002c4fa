import type { IconComponent } from '../../brand/icon/icon-component.ts';
import type { FilterModel, FilterOption } from '../table/core/filters.ts';

/** A filter of `FilterBar`. */
export interface Filter extends FilterModel {
  /** Before its name on the chip. */
  readonly icon?: IconComponent | undefined;
  /** In the row even when empty; `wide` only where the page is 1440 px or more. Others come by «+ Фильтр». */
  readonly always?: boolean | 'wide' | undefined;
  /** «любой», «любая»: shown while empty. */
  readonly anyLabel?: string | undefined;
  /** Options of the server by what is typed; without it `options` are searched. */
  readonly load?: ((query: string, options: { signal: AbortSignal }) => Promise<readonly FilterOption[]>) | undefined;
  /** Options of the values an address came with, for their words on the chip. @default the first answer of `load` */
  readonly resolve?:
    | ((values: readonly string[], options: { signal: AbortSignal }) => Promise<readonly FilterOption[]>)
    | undefined;
}
