import * as variable from './variable.ts';

const group = 'data';

/** Where the data lies. */
export const dataVariables = {
  databasePool: variable.integer('DATABASE_POOL', {
    group,
    min: 4,
    max: 500,
    usual: 20,
    meaning:
      'connections of requests of one process; the queue takes 5 more, readiness one; all processes together stay under `max_connections`',
  }),
  dataDir: variable.text('DATA_DIR', {
    group,
    usual: '.data',
    meaning: 'embedded database, uploaded files, generated keys',
  }),
  auditDays: variable.integer('AUDIT_DAYS', {
    group,
    min: 1095,
    max: 36_500,
    usual: undefined,
    fallback: 'for ever',
    example: '1825',
    meaning: 'how long entries of the journal are stored; they leave with their month, once all of it is older',
  }),
};
