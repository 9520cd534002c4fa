import { Type } from '@sinclair/typebox';

import { tableEncodings } from '../../codes.ts';
import { Enum, LooseText, Obj, Opt } from './basic.ts';

/** Which part of a file is read, and how, where it can be read in more than one way. */
export const TableQuery = {
  /** Name of a sheet; the first one people see that has anything in it unless said. */
  sheet: Opt(LooseText(100)),
  /** Of a CSV; found by its letters unless said. */
  encoding: Opt(Enum(tableEncodings)),
};

/** An import that only checks the file, and which column of the file each field of ours is taken from. */
export const ImportQuery = Obj({
  ...TableQuery,
  dryRun: Opt(Enum(['true', 'false'])),
  /**
   * `inn:0,name:3`: fields and columns of the file, counted from 0. Without it columns are found by their titles, a
   * field that is not named is not read.
   */
  columns: Opt(Type.String({ maxLength: 2000, pattern: '^[A-Za-z]{1,40}:[0-9]{1,4}(,[A-Za-z]{1,40}:[0-9]{1,4})*$' })),
});
