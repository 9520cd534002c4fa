// The process edge: reads the environment, starts the server, says where it is, ends cleanly.
import { type Config, readConfig } from './config.ts';
import { withoutValues } from './http/redaction.ts';
import { type RunningServer, startServer } from './process/start.ts';
import { StartupError } from './startup-error.ts';

const stopLimitMs = 20_000;

function greet(config: Config, { port, accounts, firstAdministrator }: RunningServer): void {
  const base = `http://localhost:${port}`;
  const lines = [
    `Прибавка работает: ${base}/`,
    `  Портал участника    ${base}/`,
    `  Управление          ${base}/admin`,
    `  API и описание      ${base}/api/docs`,
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

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
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

try {
  const config = readConfig();
  const server = await startServer(config);
  stopOnSignals(server);
  greet(config, server);
} catch (error) {
  explain(error);
  process.exit(1);
}
