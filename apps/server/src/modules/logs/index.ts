import { entriesHandlers } from './routes.ts';
import { processesHandlers } from '../processes/routes.ts';

export const logsHandlers = { ...entriesHandlers, ...processesHandlers };
