import { availableParallelism } from 'node:os';

import type { MasterKeys, PasswordCost } from './crypto/index.ts';
import { openFilesLimit } from './process/open-files.ts';
import { StartupError } from './startup-error.ts';

/** How much of the server strangers may take, and for how long. */
export interface HttpBounds {
  /** Open connections; those beyond it are answered 503 and closed. */
  connections: number;
  /** Requests at work at the same time; those beyond it are answered 503. */
  requests: number;
  /** How long an idle connection stays open. */
  keepAliveSeconds: number;
  /** How long the head of a request may take to arrive, counted from the connection for the first. */
  headersSeconds: number;
  /** How long a whole request may take to arrive. */
  bodySeconds: number;
}

/** Everything the environment decides. Settings of the programme itself live in the database. */
export interface Config {
  isProduction: boolean;
  /** Demo data, demo accounts, dev mailbox. Never in production. */
  demo: boolean;
  /** `full` history for charts or `empty`: accounts only. */
  demoSeed: 'full' | 'empty';
  host: string;
  port: number;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  dataDir: string;
  /** Address people open, for links in letters. */
  publicUrl: string;
  /** Other origins that may call the API. */
  corsOrigins: readonly string[];
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  trustedProxies: number;
  /** Undefined: generated and kept in `dataDir` (demo only). */
  keys: MasterKeys | undefined;
  passwordCost: PasswordCost;
  smtp: { url: string; from: string } | undefined;
  sms: { url: string; token: string; sender: string } | undefined;
  /** The bot members read notices in; undefined: there is none. */
  telegram: { url: string; token: string; botName: string } | undefined;
  /** Whose account is made at the start of an installation without an administrator. */
  adminEmail: string | undefined;
  sentryDsn: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Of this release, shown in reports of errors. */
  version: string;
  /** 1 is usual, 0 switches rate limits by address off. */
  rateLimitFactor: number;
  http: HttpBounds;
}

/** One message with every bad value. */
export class ConfigError extends StartupError {
  constructor(problems: readonly string[]) {
    super(`Неверная конфигурация:\n${problems.map((text) => `  • ${text}`).join('\n')}`);
  }
}

const connectionsAtMost = 2000;

// Most of what this process may open stays for the database, files, letters and the answers that it is full.
function usualConnections(): number {
  const files = openFilesLimit();
  return files === undefined ? connectionsAtMost : Math.max(8, Math.min(connectionsAtMost, Math.floor(files / 3)));
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

function createReader(env: NodeJS.ProcessEnv, problems: string[]) {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const parsed = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, hint: string): T => {
    const value = text(name);
    if (value === undefined) return fallback;
    const result = parse(value);
    if (result === undefined) problems.push(`${name}: ${hint}`);
    return result ?? fallback;
  };
  return {
    text,
    parsed,
    integer: (name: string, fallback: number, min: number, max: number) =>
      parsed(
        name,
        fallback,
        (value) => (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined),
        `нужно целое число от ${min} до ${max}`,
      ),
    flag: (name: string, fallback: boolean) =>
      parsed(
        name,
        fallback,
        (value) => ({ '1': true, true: true, yes: true, '0': false, false: false, no: false })[value.toLowerCase()],
        'нужно 1 или 0',
      ),
    url: (name: string, protocols: readonly string[]) =>
      parsed<string | undefined>(
        name,
        undefined,
        (value) => (isUrl(value, protocols) ? value : undefined),
        `нужен адрес вида ${protocols.map((p) => `${p}//…`).join(' или ')}`,
      ),
    list: (name: string) =>
      (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
  };
}

type Reader = ReturnType<typeof createReader>;

// `SECRET_KEYS=2026b:<base64>,2026a:<base64>`: the first seals, the others only open.
function readKeys({ list }: Reader, problems: string[]): MasterKeys | undefined {
  const pairs = list('SECRET_KEYS').map((item) => item.split(':'));
  if (pairs.length === 0) return undefined;
  const keys = new Map<string, Buffer>();
  for (const [id = '', value = ''] of pairs) {
    const key = Buffer.from(value, 'base64');
    if (!/^[A-Za-z0-9]{1,16}$/.test(id) || key.length < 32) {
      problems.push('SECRET_KEYS: нужны пары «имя:ключ», ключ не короче 32 байт в base64');
    }
    keys.set(id, key);
  }
  // `INDEX_KEY=<new>,<old>`: the first indexes, the others only find.
  const [index = Buffer.alloc(0), ...olderIndexes] = list('INDEX_KEY').map((value) => Buffer.from(value, 'base64'));
  if ([index, ...olderIndexes].some((key) => key.length < 32)) {
    problems.push('INDEX_KEY: вместе с SECRET_KEYS нужен ключ не короче 32 байт в base64');
  }
  return { current: pairs[0]?.[0] ?? '', keys, index, olderIndexes };
}

function readSenders({ text, url }: Reader, problems: string[]): Pick<Config, 'smtp' | 'sms'> {
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const smsUrl = url('SMS_URL', ['https:', 'http:']);
  const smsToken = text('SMS_TOKEN');
  if (smsUrl && !smsToken) problems.push('SMS_TOKEN: вместе с SMS_URL нужен ключ доступа к шлюзу');
  return {
    smtp: smtpUrl ? { url: smtpUrl, from: text('MAIL_FROM') ?? 'Прибавка <no-reply@localhost>' } : undefined,
    sms: smsUrl && smsToken ? { url: smsUrl, token: smsToken, sender: text('SMS_SENDER') ?? 'PRIBAVKA' } : undefined,
  };
}

function readTelegram({ text, url }: Reader, problems: string[]): Pick<Config, 'telegram'> {
  const token = text('TELEGRAM_BOT_TOKEN');
  const botName = text('TELEGRAM_BOT_NAME');
  const address = url('TELEGRAM_API_URL', ['https:', 'http:']) ?? 'https://api.telegram.org';
  if (token && !/^\w{5,32}$/.test(botName ?? ''))
    problems.push('TELEGRAM_BOT_NAME: вместе с TELEGRAM_BOT_TOKEN нужно имя бота без «@»');
  return { telegram: token && botName ? { url: address.replace(/\/+$/, ''), token, botName } : undefined };
}

const readBounds = ({ integer }: Reader): HttpBounds => ({
  connections: integer('HTTP_CONNECTIONS', usualConnections(), 8, 100_000),
  requests: integer('HTTP_REQUESTS', 400, 4, 10_000),
  keepAliveSeconds: integer('HTTP_KEEP_ALIVE_SECONDS', 72, 1, 3600),
  headersSeconds: integer('HTTP_HEADERS_SECONDS', 20, 1, 600),
  bodySeconds: integer('HTTP_BODY_SECONDS', 120, 1, 3600),
});

function requireForProduction(config: Config, problems: string[]): void {
  if (config.demo) problems.push('DEMO: демонстрационный режим недоступен при NODE_ENV=production');
  if (!config.keys) problems.push('SECRET_KEYS, INDEX_KEY: обязательны при NODE_ENV=production');
  if (!config.smtp) problems.push('SMTP_URL: обязателен при NODE_ENV=production');
  if (!config.sms) problems.push('SMS_URL, SMS_TOKEN: обязательны при NODE_ENV=production');
}

/** Reads the environment; throws one error that lists every bad value. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const reader = createReader(env, problems);
  const { text, parsed, integer, flag, url, list } = reader;
  const isProduction = env['NODE_ENV'] === 'production';
  const port = integer('PORT', 3000, 0, 65_535);
  const oneOf = <T extends string>(name: string, fallback: T, values: readonly T[]): T =>
    parsed(name, fallback, (value) => values.find((v) => v === value), `нужно одно из: ${values.join(', ')}`);
  for (const origin of list('CORS_ORIGINS')) {
    if (!isUrl(origin, ['https:', 'http:'])) problems.push(`CORS_ORIGINS: неверный адрес ${origin}`);
  }
  const config: Config = {
    isProduction,
    demo: flag('DEMO', !isProduction),
    demoSeed: oneOf('DEMO_SEED', 'full', ['full', 'empty']),
    host: text('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port,
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePool: integer('DATABASE_POOL', 20, 4, 500),
    dataDir: text('DATA_DIR') ?? '.data',
    publicUrl: (url('PUBLIC_URL', ['https:', 'http:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    corsOrigins: list('CORS_ORIGINS').map((origin) => (URL.canParse(origin) ? new URL(origin).origin : origin)),
    trustedProxies: integer('TRUSTED_PROXIES', 0, 0, 10),
    keys: readKeys(reader, problems),
    passwordCost: {
      memoryKib: integer('PASSWORD_MEMORY_KIB', 65_536, 8, 1_048_576),
      passes: integer('PASSWORD_PASSES', 3, 1, 20),
      // Half the cores: a flood of sign-ins leaves the other half to those who are in.
      atOnce: integer('PASSWORD_AT_ONCE', Math.max(1, Math.floor(availableParallelism() / 2)), 1, 64),
    },
    ...readSenders(reader, problems),
    ...readTelegram(reader, problems),
    adminEmail: parsed<string | undefined>(
      'ADMIN_EMAIL',
      undefined,
      (value) => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value) ? value.toLowerCase() : undefined),
      'нужен адрес эл. почты',
    ),
    sentryDsn: url('SENTRY_DSN', ['https:', 'http:']),
    logLevel: oneOf('LOG_LEVEL', isProduction ? 'info' : 'warn', logLevels),
    version: text('RELEASE') ?? '0.1.0',
    rateLimitFactor: parsed(
      'RATE_LIMIT_FACTOR',
      1,
      (v) => (Number(v) >= 0 ? Number(v) : undefined),
      'нужно число от 0',
    ),
    http: readBounds(reader),
  };
  if (isProduction) requireForProduction(config, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

const isPgVariable = (name: string): boolean => name.startsWith('PG');

/** For programs of the embedded PostgreSQL, which take PGPORT, PGDATA and others for settings and stop at an empty one. */
export const environmentWithoutPg = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !isPgVariable(name)));

/**
 * Variables that PostgreSQL's own clients read, and ours with them. An empty one means nothing, and none is meant for
 * the embedded database, whose address is known.
 */
export function clearPgVariables(isEmbedded: boolean, env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env).filter(isPgVariable)) {
    if (isEmbedded || env[name]?.trim() === '') delete env[name];
  }
}
