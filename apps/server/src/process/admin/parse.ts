import { parseArgs, type ParseArgsConfig } from 'node:util';

import { type AdminCommand, type Option, UsageError } from './command.ts';

const everywhere: Readonly<Record<string, Option>> = {
  who: { value: 'ИМЯ', text: 'кто это делает, для журнала; без ключа имя из системы' },
  help: { text: 'эта справка' },
};
const dryRun: Readonly<Record<string, Option>> = {
  'dry-run': { text: 'только сказать, что будет сделано' },
};

/** Every option of a command, its own first. */
export const optionsOf = ({ options = {}, writes }: AdminCommand): Readonly<Record<string, Option>> => ({
  ...options,
  ...(writes ? dryRun : {}),
  ...everywhere,
});

/** The command that is named first, and what follows its name. */
export function findCommand(
  commands: readonly AdminCommand[],
  args: readonly string[],
): { command: AdminCommand; rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ');
    const command = commands.find((one) => one.name === name);
    if (command) return { command, rest: args.slice(length) };
  }
  return undefined;
}

function explain(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /--?[\w-]+/.exec(message ?? '')?.[0] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(`Нет ключа ${option}`);
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw new UsageError(`Ключ ${option} задан неверно`);
  throw error;
}

/** What was typed after the name; throws `UsageError` for anything the command does not know. */
export function parse(command: AdminCommand, args: readonly string[]) {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries(optionsOf(command)).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [least, most] = command.count;
    const isRightCount = positionals.length >= least && positionals.length <= most;
    if (!isRightCount && values['help'] !== true) {
      throw new UsageError(positionals.length < least ? 'Не хватает аргументов' : 'Лишние аргументы');
    }
    return { values: values as Readonly<Record<string, string | boolean | undefined>>, positionals };
  } catch (error) {
    return explain(error);
  }
}
