import { entriesHandlers } from './entries.ts';
import { processesHandlers } from './processes.ts';

export const logsHandlers = { ...entriesHandlers, ...processesHandlers };
