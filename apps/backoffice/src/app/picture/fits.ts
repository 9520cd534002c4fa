import { lastAccess } from '@pribavka/api';

import type { PicturedList } from './lists.ts';

/** Cards of a phone are drawn otherwise. */
const wide = '(min-width: 48em)';

/** Whether somebody has set the columns or the density of this list on this device. */
function isRearranged(name: string): boolean {
  try {
    return Object.entries(localStorage).some(
      ([key, value]) => key.startsWith('pb_table_') && key.endsWith(`_${name}`) && value !== '',
    );
  } catch {
    return false;
  }
}

/** Whether the screen is going to look like its picture, as far as the last visit says. */
export function pictureFits({ name, chosenBy }: PicturedList): boolean {
  const grants = lastAccess()?.grants;
  return matchMedia(wide).matches && chosenBy.some((grant) => grants?.has(grant)) && !isRearranged(name);
}
