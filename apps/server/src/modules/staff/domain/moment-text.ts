import { dayText } from '../../../core/calendar.ts';
import { wireDateTime } from '../../../http/wire-date.ts';

/** `02.12.2026 в 14:05`, by the clock of the programme. */
export function momentText(at: Date): string {
  const [day = '', time = ''] = wireDateTime(at).split(' ');
  return `${dayText(day)} в ${time.slice(0, 5)}`;
}
