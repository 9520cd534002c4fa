import { dumpAnonymousCommand } from './anonymous/dump-anonymous.ts';
import { backupCommand } from './backup/backup.ts';
import { restoreCommand } from './backup/restore.ts';
import type { AdminCommand } from './command.ts';
import { moveFilesCommand, sweepFilesCommand } from './files.ts';
import { listJobsCommand, retryJobCommand, runJobCommand } from './jobs.ts';
import { keysStatusCommand, rotateKeysCommand } from './keys.ts';
import { explainLedgerCommand, verifyLedgerCommand } from './ledger.ts';
import { checkRegionsCommand } from './regions.ts';
import { retentionCommand } from './retention.ts';
import { checkSerialsCommand } from './serials.ts';
import {
  createAdministratorCommand,
  endSessionsCommand,
  resetSecondStepCommand,
  unlockAdministratorCommand,
} from './people.ts';

/** Every command, in the order of the help. */
export const adminCommands: readonly AdminCommand[] = [
  backupCommand,
  restoreCommand,
  createAdministratorCommand,
  unlockAdministratorCommand,
  resetSecondStepCommand,
  endSessionsCommand,
  verifyLedgerCommand,
  explainLedgerCommand,
  checkSerialsCommand,
  checkRegionsCommand,
  listJobsCommand,
  runJobCommand,
  retryJobCommand,
  keysStatusCommand,
  rotateKeysCommand,
  moveFilesCommand,
  sweepFilesCommand,
  dumpAnonymousCommand,
  retentionCommand,
];
