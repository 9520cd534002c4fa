import type { ImportKind } from '@pribavka/api';

import type { ImportRoute } from './ImportAction.tsx';

export const importKinds: Readonly<Record<ImportRoute, ImportKind>> = {
  'partners.massUpload': 'partner_mass_upload',
  'products.import': 'product_import',
  'serials.import': 'serial_import',
  'tunings.massUpload': 'tuning_import',
};
