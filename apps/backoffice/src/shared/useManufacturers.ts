import type { Output } from '@pribavka/api';
import { useAllowed, useQuery, useSession } from '@pribavka/api/react';

/** Manufacturers to choose from. A manufacturer's own people have one, and the server knows which. */
export function useManufacturers({ enabled = true } = {}): {
  chooses: boolean;
  manufacturers: Output<'manufacturers.shortList'> | undefined;
} {
  const chooses = useSession().profile?.roleCode !== 'manufacturer';
  const allowed = useAllowed('manufacturer.manufacturerList:read');
  const asked = { enabled: chooses && allowed && enabled, quiet: 'all' } as const;
  return { chooses, manufacturers: useQuery('manufacturers.shortList', {}, asked).data };
}
