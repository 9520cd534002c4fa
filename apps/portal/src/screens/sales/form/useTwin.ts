import { useFormParts } from '@pribavka/forms';
import { useCallback, useSyncExternalStore } from 'react';

import { hasTwin } from './rules.ts';
import type { SaleValues } from './values.ts';

/** Whether another line sells the same piece; its field is drawn again when that changes, not with every key of another. */
export function useTwin(index: number, productId: string, serial: string): boolean {
  const { api, core } = useFormParts();
  const subscribe = useCallback((changed: () => void) => api.subscribe(changed, { values: true }), [api]);
  const read = (): boolean => {
    const { lines } = core.values() as unknown as Partial<SaleValues>;
    return serial !== '' && hasTwin(lines ?? [], index, productId, serial);
  };
  return useSyncExternalStore(subscribe, read, read);
}
