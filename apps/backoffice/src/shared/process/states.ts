import type { State } from '../states.ts';
import { processMessages } from './messages.ts';
import type { Process } from './useProcess.ts';

const { states } = processMessages;

export const processStates: Readonly<Record<Process['status'], State>> = {
  queued: { glyph: 'new', word: states.queued },
  running: { glyph: 'wait', word: states.running },
  completed: { glyph: 'ok', word: states.completed },
  completed_with_errors: { glyph: 'warn', word: states.completed_with_errors },
  failed: { glyph: 'bad', word: states.failed },
  cancelled: { glyph: 'stop', word: states.cancelled },
};
