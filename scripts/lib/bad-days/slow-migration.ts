/** The migration of the drill, after every one of ours. */
export const slowMigration = '29990101T0000_bad_day.sql';

/** What it makes. */
export const slowTable = 'bad_day';
