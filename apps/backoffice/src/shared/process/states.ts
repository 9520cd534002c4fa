import { statuses } from '@pribavka/api';

import type { State } from '../states.ts';
import type { Process } from './useProcess.ts';

export const processStates: Readonly<Record<Process['status'], State>> = statuses.process;
