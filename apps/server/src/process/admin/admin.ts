import { type Config, operatingUser, readConfig } from '../../config.ts';
import { Problem } from '../../http/problem.ts';
import { withoutValues } from '../../http/redaction.ts';
import { StartupError } from '../../startup-error.ts';
import { UsageError } from './command.ts';
import { adminCommands } from './commands.ts';
import { helpOf, helpOfOne } from './help.ts';
import { findCommand, parse } from './parse.ts';

/** Where lines go and what the environment says; a test gives its own. */
export interface AdminEdge {
  config: () => Config;
  say: (line: string) => void;
  complain: (line: string) => void;
}

const outside: AdminEdge = { config: readConfig, say: console.log, complain: console.error };

/** The administrator's command line of this process: `main.js admin …`. */
export function runAdmin(args: readonly string[]): Promise<number> {
  return adminCommand(args, outside);
}

function reasonOf(error: unknown): string {
  if (error instanceof Problem || error instanceof StartupError) return error.message;
  const safe = withoutValues(error);
  return safe.stack ?? safe.message;
}

/** Runs one command of the administrator. Answers the exit code: 0 done, 1 refused or failed, 2 typed wrong. */
export async function adminCommand(args: readonly string[], edge: AdminEdge): Promise<number> {
  const { say, complain } = edge;
  if (args.length === 0 || args[0] === '--help' || args[0] === 'help') {
    say(helpOf(adminCommands));
    return args.length === 0 ? 2 : 0;
  }
  const found = findCommand(adminCommands, args);
  if (!found) {
    complain(`Нет такой команды: ${args.slice(0, 2).join(' ')}\n\n${helpOf(adminCommands)}`);
    return 2;
  }
  const { command, rest } = found;
  try {
    const { values, positionals } = parse(command, rest);
    if (values['help'] === true) {
      say(helpOfOne(command));
      return 0;
    }
    const who = typeof values['who'] === 'string' ? values['who'] : operatingUser();
    const isDryRun = values['dry-run'] === true;
    return await command.run({
      config: edge.config(),
      args: positionals,
      options: values,
      isDryRun,
      mayWrite: command.writes && !isDryRun,
      who,
      say,
      complain,
    });
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\n\n${helpOfOne(command)}`);
      return 2;
    }
    complain(reasonOf(error));
    return 1;
  }
}
