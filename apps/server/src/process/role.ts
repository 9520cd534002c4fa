/** What a process does: answers people, does the work that waits, or both. */
export type Role = 'all' | 'web' | 'worker';

/** Takes requests of people and systems. */
export const answers = (role: Role): boolean => role !== 'worker';

/** Takes jobs, keeps the timetable, sends webhooks and reads the messenger. */
export const works = (role: Role): boolean => role !== 'web';
