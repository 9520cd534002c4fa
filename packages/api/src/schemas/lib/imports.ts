import { Type } from '@sinclair/typebox';

import { Enum, Obj, Opt } from './basic.ts';

/** An import that only checks the file, and which column of the file each field of ours is taken from. */
export const ImportQuery = Obj({
  dryRun: Opt(Enum(['true', 'false'])),
  /**
   * `inn:0,name:3`: fields and columns of the file, counted from 0. Without it columns are found by their titles, a
   * field that is not named is not read.
   */
  columns: Opt(Type.String({ maxLength: 2000, pattern: '^[A-Za-z]{1,40}:[0-9]{1,4}(,[A-Za-z]{1,40}:[0-9]{1,4})*$' })),
});
