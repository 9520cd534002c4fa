// The process edge: reads the environment, starts the server, says where it is, ends cleanly.
import { type Config, readConfig } from './config.ts';
import { withoutValues } from './http/redaction.ts';
import type { Role } from './process/role.ts';
import { type RunningServer, startServer } from './process/start.ts';
import { readTyped, usage } from './process/usage.ts';
import { StartupError } from './startup-error.ts';

/** Past the time of draining. */
const stopLimitMs = 20_000;

const roles: readonly Role[] = ['all', 'web', 'worker'];
const isRole = (text: string): text is Role => roles.some((role) => role === text);

/** What a process may be started for besides the server; each ends with its own exit code. */
const commands: Record<string, (args: readonly string[]) => Promise<number>> = {
  migrate: async () => (await import('./process/commands/migrate.ts')).migrateCommand(readConfig()),
  doctor: async () => (await import('./process/doctor/doctor.ts')).doctorCommand(readConfig()),
  prove: async () => (await import('./process/commands/prove.ts')).proveCommand(readConfig()),
  admin: async (args) => (await import('./process/admin/admin.ts')).runAdmin(args),
};

function greet(config: Config, { port, accounts, firstAdministrator }: RunningServer): void {
  const base = `http://localhost:${port}`;
  const lines = [
    `Прибавка работает: ${base}/`,
    `  Портал участника    ${base}/`,
    `  Управление          ${base}/admin`,
    ...(config.apiDocs ? [`  API и описание      ${base}/api/docs`] : []),
    ...(config.demo ? [`  Письма и SMS        ${base}/dev/mailbox`] : []),
    ...(accounts.length > 0 ? ['Учётные записи для знакомства:', ...accounts.map((line) => `  ${line}`)] : []),
    ...firstAdministrator,
    'Остановить: Ctrl-C',
  ];
  console.log(lines.join('\n'));
}

function explain(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : withoutValues(error));
  process.exitCode = 1;
}

/** Before there is a server to stop: the first process of a container hears no signal it does not ask for. */
const endAtOnce = (): never => process.exit(143);

function greetWorker({ port }: RunningServer): void {
  console.log(`Фоновая работа идёт, здоровье: http://localhost:${port}/health/ready`);
}

function stopOnSignals(server: RunningServer, drainSeconds: number): void {
  process.off('SIGTERM', endAtOnce);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + stopLimitMs).unref();
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(withoutValues(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // One request's mistake must not end everyone's work; a state nobody knows must not go on either.
  process.on('unhandledRejection', (reason) => console.error(withoutValues(reason)));
  process.on('uncaughtException', (error) => {
    console.error(withoutValues(error));
    process.exitCode = 1;
    stop();
  });
}

async function serve(config: Config, role: Role): Promise<void> {
  const server = await startServer(config, role);
  stopOnSignals(server, config.drainSeconds);
  if (role === 'worker') greetWorker(server);
  else greet(config, server);
  if (role !== 'worker' && config.rateLimitStore === 'memory' && config.rateLimitFactor > 0)
    console.log('Пределы по адресу каждый процесс считает сам: на N процессах они в N раз шире');
}

process.once('SIGTERM', endAtOnce);
// A reader of the beginning alone (`| head`) closes the pipe: the command is finished all the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const [command = 'all', ...args] = process.argv.slice(2);

try {
  const typed = readTyped(command, args);
  if (typed.help !== undefined) {
    console.log(typed.help);
  } else if (typed.problem !== undefined) {
    console.error(typed.problem);
    process.exitCode = 2;
  } else if (command === '--check-config') {
    readConfig();
    console.log('Конфигурация верна');
  } else if (isRole(command)) {
    await serve(readConfig(), command);
  } else if (Object.hasOwn(commands, command)) {
    process.exitCode = await commands[command]?.(args);
  } else {
    console.error(`Нет команды «${command}»\n${usage}`);
    process.exitCode = 2;
  }
} catch (error) {
  explain(error);
  process.exit(1);
}
