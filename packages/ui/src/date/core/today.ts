import { use } from 'react';

import { todayIso, type IsoDate } from './iso.ts';
import { TodayContext } from './today-context.ts';

/** Today, for what is below a `TodayContext`. */
export const useToday = (): IsoDate => use(TodayContext)?.() ?? todayIso();
