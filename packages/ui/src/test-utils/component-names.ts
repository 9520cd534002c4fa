import * as charts from '../charts/index.ts';
import * as data from '../data/index.ts';
import * as date from '../date/index.ts';
import * as notifications from '../feedback/notifications/index.ts';
import * as toast from '../feedback/toast/index.ts';
import * as ui from '../index.ts';
import * as loyalty from '../loyalty/index.ts';
import * as media from '../media/index.ts';
import * as shell from '../shell/index.ts';
import * as upload from '../upload/index.ts';

const everything = {
  ...ui,
  ...charts,
  ...data,
  ...date,
  ...notifications,
  ...toast,
  ...loyalty,
  ...media,
  ...shell,
  ...upload,
};

/** Classes next to the components. */
const isClass = (value: unknown): boolean => /^class\b/.test(Function.prototype.toString.call(value));

/** Names of all components the package exports, from every entry. */
export const componentNames: readonly string[] = Object.entries(everything)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function' && !isClass(value))
  .map(([name]) => name)
  .sort();
