import * as account from '../account/index.ts';
import * as columns from '../columns/index.ts';
import * as forms from '../index.ts';

/** Names of all components the package exports, from every entry; a class next to them is none. */
export const formNames: readonly string[] = Object.entries({ ...forms, ...account, ...columns })
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
  .filter(([, value]) => !/^class\b/.test(Function.prototype.toString.call(value)))
  .map(([name]) => name)
  .toSorted();
