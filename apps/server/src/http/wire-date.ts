import { problem } from './problem.ts';

// Every date-time of the wire is in the programme's zone and carries none (specification §9, domain 3.0). The
// zone itself stands in the settings of points; a process takes it once, at its start.
const partsIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

let programme = { zone: 'Europe/Moscow', parts: partsIn('Europe/Moscow') };

/** Called once, before anything is answered. Throws for a zone nobody knows. */
export function useProgrammeZone(zone: string): void {
  programme = { zone, parts: partsIn(zone) };
}

/** Name of the zone, for SQL and the schedule of jobs. */
export const programmeZone = (): string => programme.zone;

function read(date: Date): Record<string, string> {
  return Object.fromEntries(programme.parts.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** `yyyy-MM-dd HH:mm:ss.SSS` in the programme's zone. */
export function wireDateTime(date: Date): string {
  const p = read(date);
  const ms = String(date.getUTCMilliseconds()).padStart(3, '0');
  return `${p['year']}-${p['month']}-${p['day']} ${p['hour']}:${p['minute']}:${p['second']}.${ms}`;
}

export const wireDateTimeOrNull = (date: Date | null): string | null => (date ? wireDateTime(date) : null);

/** The calendar day of a moment in the programme's zone, `yyyy-MM-dd`. */
export const programmeDay = (date: Date): string => wireDateTime(date).slice(0, 10);

const pattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})\.(\d{3})$/;

/** True for a real moment: `2026-02-30 …` is not one. */
export function isWireDateTime(text: string): boolean {
  if (!pattern.test(text)) return false;
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().replace('T', ' ').slice(0, 23) === text;
}

/** The moment a wire date-time names. */
export function parseWireDateTime(text: string): Date {
  if (!isWireDateTime(text)) throw problem('BAD_REQUEST');
  const asUtc = new Date(`${text.replace(' ', 'T')}Z`).getTime();
  const shown = new Date(`${wireDateTime(new Date(asUtc)).replace(' ', 'T')}Z`).getTime();
  return new Date(asUtc - (shown - asUtc));
}
