import { type AdminCommand } from './command.ts';
import { optionsOf } from './parse.ts';

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const typed = ({ name, args }: AdminCommand): string => (args === '' ? name : `${name} ${args}`);

/** The list of commands. */
export const helpOf = (commands: readonly AdminCommand[]): string =>
  [
    'npm run admin -- КОМАНДА …   или   node apps/server/dist/main.js admin КОМАНДА …',
    '',
    ...columns(commands.map((command) => [typed(command), command.summary])),
    '',
    'КОМАНДА --help — подробнее. LOGIN — эл. почта, телефон или ID учётной записи.',
    'Код завершения: 0 — сделано, 1 — не сделано или есть расхождения, 2 — команда набрана неверно.',
  ].join('\n');

/** One command with its options. */
export function helpOfOne(command: AdminCommand): string {
  const options = Object.entries(optionsOf(command)).map(
    ([name, { value, text }]) => [value ? `--${name} ${value}` : `--${name}`, text] as const,
  );
  return [
    `npm run admin -- ${typed(command)}`,
    '',
    command.summary,
    ...(command.details ?? []),
    '',
    ...columns(options),
  ].join('\n');
}
