import type { BadDay } from '../day.ts';
import { certificate } from './certificate.ts';
import { clockAhead, clockBack } from './clock.ts';
import { connections, diskFull, frozen, readOnly, slow } from './database.ts';
import { mail } from './mail.ts';
import { migration } from './migration.ts';
import { poison } from './poison.ts';
import { storage } from './storage.ts';

/** Every bad day that is tried. */
export const days: readonly BadDay[] = [
  readOnly,
  slow,
  frozen,
  connections,
  diskFull,
  clockAhead,
  clockBack,
  certificate,
  storage,
  mail,
  poison,
  migration,
];
