import { isAvailable, type Access } from '@pribavka/api';
import type { ShellItem } from '@pribavka/ui/shell';

import { memberAreas } from '../areas.ts';

/** Sections the person may open, with the number of `waiting` sales. */
export const navigationOf = (access: Access | undefined, waiting: number | undefined): ShellItem[] =>
  memberAreas.flatMap(({ screen, menu }) => {
    if (!menu || !isAvailable(screen, access)) return [];
    return [{ ...menu, id: screen, count: screen === 'sales' ? waiting : undefined }];
  });
