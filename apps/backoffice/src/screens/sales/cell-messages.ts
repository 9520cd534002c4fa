import { formatCount } from '@pribavka/ui/format';

/** Apart from the other texts of the list: the page itself says them before the list is here. */
export const cellMessages = {
  more: (count: number) => ` и ещё ${count}`,
  flags: (count: number) => formatCount(count, ['признак', 'признака', 'признаков']),
} as const;
