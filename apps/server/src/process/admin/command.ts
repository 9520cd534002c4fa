import type { Config } from '../../config.ts';
import { StartupError } from '../../startup-error.ts';

/** What follows an option: nothing, or a value named in the help. */
export interface Option {
  text: string;
  value?: string;
}

/** One call of a command, as it was typed. */
export interface Invocation {
  config: Config;
  /** What follows the name of the command and is no option. */
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Says what would be done and does nothing. */
  isDryRun: boolean;
  /** It may change something, and so seal something with the first key. */
  mayWrite: boolean;
  /** The person at the keyboard, for the audit trail. */
  who: string;
  say: (line: string) => void;
  complain: (line: string) => void;
}

/** A command of the administrator. Answers its exit code: 0 done, 1 refused or not well. */
export interface AdminCommand {
  /** As it is typed: `second-step reset`. */
  name: string;
  /** What follows it: `LOGIN [№]`. */
  args: string;
  /** Fewest and most arguments. */
  count: readonly [number, number];
  /** One line of the list of commands. */
  summary: string;
  /** What the person should know before, line by line. */
  details?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  /** It changes something: has `--dry-run`. */
  writes: boolean;
  run: (call: Invocation) => Promise<number>;
}

/** The command was typed wrong: exit code 2 and its help. */
export class UsageError extends Error {}

/** The command is right and cannot be done: one sentence, exit code 1. */
export class Refusal extends StartupError {}

/** Value of an option, or undefined when it was not given. */
export function optionOf({ options }: Invocation, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether an option without a value was given. */
export const isSet = ({ options }: Invocation, name: string): boolean => options[name] === true;
