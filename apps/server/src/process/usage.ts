/** What each command does, by the name it is typed with; `all` is also what no name means. */
const summaries: Readonly<Record<string, string>> = {
  all: 'сервер: запросы и фоновая работа, миграции при запуске',
  web: 'только запросы; ждёт миграций',
  worker: 'только фоновая работа; на порту одно здоровье; ждёт миграций',
  migrate: 'привести базу к этой версии и закончить',
  doctor: 'проверить всё, от чего зависит сервер',
  prove: 'доказать все баллы сейчас, а не по частям за неделю',
  'admin …': 'командная строка администратора: main.js admin --help',
  '--check-config': 'прочитать переменные окружения и закончить',
};

const lineOf = (name: string, width = 0): string => {
  const typed = name === 'all' ? 'main.js' : `main.js ${name}`;
  return `${typed.padEnd(width)}  ${summaries[name]}`;
};

export const usage = Object.keys(summaries)
  .map((name) => lineOf(name, 'main.js --check-config'.length))
  .join('\n');

/** What is printed instead of running a command: its help, or what is typed wrong. */
export interface Typed {
  help?: string;
  problem?: string;
}

function problemOf(command: string, extra: string): string {
  const what = extra.startsWith('-') ? `нет ключа ${extra}` : `нет аргумента «${extra}»`;
  const help = command === '--help' ? usage : lineOf(command);
  return `У команды «${command}» ${what}, ничего не сделано\n${help}`;
}

/**
 * Looks at what follows a command before anything is done: none of them takes more than `--help`. The administrator's
 * command line reads its own.
 */
export function readTyped(command: string, args: readonly string[]): Typed {
  const isKnown = command === '--help' || Object.hasOwn(summaries, command);
  if (!isKnown) return {};
  const extra = args.find((arg) => arg !== '--help');
  if (args.includes('--help') || (command === '--help' && extra === undefined))
    return { help: command === '--help' ? usage : lineOf(command) };
  return extra === undefined ? {} : { problem: problemOf(command, extra) };
}
